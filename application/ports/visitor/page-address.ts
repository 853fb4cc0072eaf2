import type { Observable } from 'rxjs';
import type { AddressQuery } from '../../../domain/content/links/address-query.ts';

/** The address of the page that is open. Addresses are paths with their query, `/products/?fuel=gas`. */
export interface PageAddress {
  /**
   * Puts an address in the place of the page's. The page stays as it is, and going back leads to the page before. A browser that
   * refuses is no failure.
   */
  readonly replace: (address: string) => void;
  /** Adds an address as a step: going back leads to the one before it. A browser that refuses is no failure. */
  readonly push: (address: string) => void;
  /** The query of the page's address, each time the visitor goes back or forward within the page. Never completes. */
  readonly returned$: Observable<AddressQuery>;
}
