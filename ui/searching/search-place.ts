import { askedCompanyId } from '../../application/visitor/ask-dealer/ask-address.ts';
import type { SearchPlace } from '../../application/visitor/find-dealers/find-dealers.ts';
import type { Need } from '../../domain/content/capabilities.ts';
import type { CompanyId } from '../../domain/dealer/company-id.ts';

/**
 * Where a search is on a page, whose blocks name what they need of it: a list in pages, a slider of the page's html, or, next to
 * rebates, all dealers: the slider after a request lists all but the one asked (specification, section 4).
 */
export const searchPlace = (path: string, needs: ReadonlyArray<Need>): SearchPlace => ({
  path,
  shown: needs.includes('dealer-pages') ? 'page' : needs.includes('all-dealers') ? 'all' : 'slider',
});

/** The dealer that the query of such a page names for the form next to its dealers: there is a slider only with one. */
export const askedAt = ({ shown }: SearchPlace, query: string): CompanyId | null =>
  shown !== 'page' ? askedCompanyId(new URLSearchParams(query).get('dealer')) : null;
