import { createContext, useContext } from 'react';

const RevisitContext = createContext<string | null>(null);

export const SearchOnPageProvider = RevisitContext.Provider;

/**
 * On pages that list dealers, names the visit to an address that the visitor went back to; empty: they came another way. Null on
 * pages that list none: a box there leads to another page.
 */
export const useRevisit = (): string | null => useContext(RevisitContext);
