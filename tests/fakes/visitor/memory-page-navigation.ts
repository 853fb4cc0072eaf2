import type { PageNavigation } from '../../../application/ports/visitor/page-navigation.ts';

/** Where a page went. */
export interface Move {
  readonly to: string;
  readonly replaces: boolean;
}

/** The navigation of a page that no browser shows. */
export class MemoryPageNavigation implements PageNavigation {
  /** In the order that they were made. */
  readonly moves: Move[] = [];

  readonly goTo = (to: string, replaces: boolean): void => {
    this.moves.push({ to, replaces });
  };
}
