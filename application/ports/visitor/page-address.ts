import type { Observable } from 'rxjs';
import type { AddressQuery } from '../../../domain/content/links/address-query.ts';

/** The address of the current page. Addresses are paths with a query: `/products/?fuel=gas`. */
export interface PageAddress {
  /** Replaces the current history entry without navigating. Ignored if the browser refuses. */
  readonly replace: (address: string) => void;
  /** Pushes a history entry without navigating. Ignored if the browser refuses. */
  readonly push: (address: string) => void;
  /** The query after each popstate within the page. Never completes. */
  readonly returned$: Observable<AddressQuery>;
}
