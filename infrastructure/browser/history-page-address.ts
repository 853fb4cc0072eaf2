import * as O from 'fp-ts/Option';
import { fromEvent, map, type Observable } from 'rxjs';
import type { PageAddress } from '../../application/ports/visitor/page-address.ts';
import type { AddressQuery } from '../../domain/content/links/address-query.ts';

/** The part of the browser's window that `HistoryPageAddress` uses. */
interface AddressedWindow extends EventTarget {
  readonly location: Pick<Location, 'search'>;
  readonly history: Pick<History, 'state' | 'replaceState' | 'pushState'>;
}

export class HistoryPageAddress implements PageAddress {
  readonly returned$: Observable<AddressQuery>;

  constructor(private readonly page: AddressedWindow) {
    this.returned$ = fromEvent(page, 'popstate').pipe(map(() => new URLSearchParams(page.location.search)));
  }

  readonly replace = (address: string): void => {
    const { history } = this.page;
    O.tryCatch(() => history.replaceState(history.state, '', address));
  };

  readonly push = (address: string): void => {
    O.tryCatch(() => this.page.history.pushState(null, '', address));
  };
}
