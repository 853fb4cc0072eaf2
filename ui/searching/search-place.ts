import { askedCompanyId } from '../../application/visitor/ask-dealer/ask-address.ts';
import type { SearchPlace } from '../../application/visitor/find-dealers/find-dealers.ts';
import type { Need } from '../../domain/content/capabilities.ts';
import type { CompanyId } from '../../domain/dealer/company-id.ts';

/**
 * How a page shows its search results, by the needs of its blocks: as pages of a list, as a slider, or next to rebates as all
 * dealers, since the slider after a request lists all dealers but the one asked (specification, section 4).
 */
export const searchPlace = (path: string, needs: ReadonlyArray<Need>): SearchPlace => ({
  path,
  shown: needs.includes('dealer-pages') ? 'page' : needs.includes('all-dealers') ? 'all' : 'slider',
});

/** The dealer in the page's query, for the form next to its dealers. Null on pages with a paged list, which have no such form. */
export const askedAt = ({ shown }: SearchPlace, query: URLSearchParams): CompanyId | null =>
  shown !== 'page' ? askedCompanyId(query.get('dealer')) : null;
