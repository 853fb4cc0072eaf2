import { compareDealersTexts } from '../../../application/visitor/compare-dealers/texts.ts';
import { COMPARE_PATH, comparisonQuery } from '../../../application/visitor/find-dealers/search-address.ts';
import { pageTitle } from '../../../application/visitor/read-page/frame-texts.ts';
import type { PageModule } from '../page-module.ts';

/** What the page of a comparison asks for first and says in its head: everybody's is another, search engines are not to list any. */
export const compareModule: Required<
  Pick<PageModule, 'needs' | 'readsAddress' | 'queryOf' | 'prepare' | 'isUnsettled' | 'head'>
> = {
  needs: ['dealers', 'comparison'],
  readsAddress: true,
  queryOf: comparisonQuery,
  prepare: ({ compareDealers }, query) => compareDealers.showAt(query),
  isUnsettled: ({ compareDealers }) => compareDealers.isUnsettled,
  head: ({ site }) => ({
    title: pageTitle(compareDealersTexts.heading, site.brandName),
    description: compareDealersTexts.description(site.brandName),
    canonicalPath: COMPARE_PATH,
    isListed: false,
    structuredData: [],
  }),
};
