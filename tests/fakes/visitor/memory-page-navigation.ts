import type { PageNavigation } from '../../../application/ports/visitor/page-navigation.ts';

/** A page's move to another address. */
export interface Move {
  readonly to: string;
  readonly replaces: boolean;
}

/** The navigation of a page without a browser. */
export class MemoryPageNavigation implements PageNavigation {
  /** Oldest first. */
  readonly moves: Move[] = [];

  readonly goTo = (to: string, replaces: boolean): void => {
    this.moves.push({ to, replaces });
  };
}
