import {
  COMPARE_PATHS,
  comparisonAlternates,
} from '../../../application/visitor/find-dealers/compare-paths.ts';
import { comparisonQuery } from '../../../application/visitor/find-dealers/search-address.ts';
import { pageTitle } from '../../../application/visitor/read-page/frame-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { currentOf } from '../../bindings/use-observable.ts';
import type { PageModule } from '../page-module.ts';

/** The needs and head tags of the comparison page. Search engines don't list it, since every visitor compares different dealers. */
export const compareModule = (
  language: SiteLanguage,
): Required<
  Pick<PageModule, 'alternatesOf' | 'needs' | 'readsAddress' | 'queryOf' | 'prepare' | 'isUnsettled' | 'head'>
> => ({
  needs: ['dealers', 'comparison'],
  readsAddress: true,
  queryOf: comparisonQuery,
  prepare: ({ compareDealers }, query) => compareDealers.showAt(query),
  alternatesOf: ({ compareDealers }) => comparisonAlternates(currentOf(compareDealers.view$).search),
  isUnsettled: ({ compareDealers }) => compareDealers.isUnsettled,
  head: ({ site, compareDealers: { texts } }) => ({
    ...(language !== 'en' && { language }),
    title: pageTitle(texts.heading, site.brandName),
    description: texts.description(site.brandName),
    canonicalPath: COMPARE_PATHS[language],
    isListed: false,
    structuredData: [],
  }),
});
