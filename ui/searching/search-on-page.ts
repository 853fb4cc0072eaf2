import { createContext, useContext } from 'react';
import type { DealerFilter, DealerSearch } from '../../application/visitor/find-dealers/find-dealers-view.ts';

/** The dealer search that the page's address holds, and how to go to another one. */
export interface SearchOnPage {
  /** The page itself. */
  readonly path: string;
  readonly search: DealerSearch;
  /** Names the visit to an address that the visitor went back to; empty: she came another way. */
  readonly revisit: string;
  readonly searchIn: (zipcode: string) => void;
  readonly filter: (filters: ReadonlyArray<DealerFilter>) => void;
}

const SearchContext = createContext<SearchOnPage | null>(null);

export const SearchOnPageProvider = SearchContext.Provider;

/** Null on pages that list no dealers: a box there leads to another page. */
export const useSearchOnPage = (): SearchOnPage | null => useContext(SearchContext);
