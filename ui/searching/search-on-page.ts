import { createContext, useContext } from 'react';
import type { CompanyId } from '../../domain/dealer/company-id.ts';

/** The search in the address of a page that lists dealers. */
export interface SearchOnPage {
  /** Identifies a visit to the address by Back or Forward; otherwise empty. */
  readonly revisit: string;
  /** The dealer in the address for the form next to the dealers; null without a dealer or a form. */
  readonly dealer: CompanyId | null;
}

const SearchContext = createContext<SearchOnPage | null>(null);

export const SearchOnPageProvider = SearchContext.Provider;

/** Null on pages that list no dealers, where a search box goes to another page. */
export const useSearchOnPage = (): SearchOnPage | null => useContext(SearchContext);
