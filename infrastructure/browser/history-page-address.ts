import * as O from 'fp-ts/Option';
import type { PageAddress } from '../../application/ports/visitor/page-address.ts';

/** The address of a browser's page, changed without a further step back. */
export class HistoryPageAddress implements PageAddress {
  constructor(private readonly history: Pick<History, 'state' | 'replaceState'>) {}

  readonly replace = (address: string): void => {
    O.tryCatch(() => this.history.replaceState(this.history.state, '', address));
  };
}
