import { createContext, useContext } from 'react';
import type { CompanyId } from '../../domain/dealer/company-id.ts';

/** The search of a page that lists dealers, as its address has it. */
export interface SearchOnPage {
  /** Names the visit to an address that the visitor went back to; empty: they came another way. */
  readonly revisit: string;
  /** The dealer that the address names for the form next to the dealers; null: nobody, or there is no form. */
  readonly dealer: CompanyId | null;
}

const SearchContext = createContext<SearchOnPage | null>(null);

export const SearchOnPageProvider = SearchContext.Provider;

/** Null on pages that list no dealers: a box there leads to another page. */
export const useSearchOnPage = (): SearchOnPage | null => useContext(SearchContext);
