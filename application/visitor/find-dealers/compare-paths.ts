import type { PageAlternate } from '../../../domain/content/links/page-alternates.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { DEALER_HOMES } from '../../../domain/dealer/dealer-homes.ts';
import { addressOf, type DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import { COMPARE_PATH } from './search-address.ts';

/** The path of the dealer comparison in each language (contract, section 6). */
export const COMPARE_PATHS: { readonly [language in SiteLanguage]: string } = {
  en: COMPARE_PATH,
  es: `${DEALER_HOMES.es}comparar/`,
  fr: `${DEALER_HOMES.fr}comparer/`,
};

/** A comparison in all languages. The addresses keep its postal code and its dealers. */
export const comparisonAlternates = (search: DealerSearch): ReadonlyArray<PageAlternate> =>
  Object.entries(COMPARE_PATHS).map(([language, path]) => ({ language, path: addressOf(path, search) }));

/** Whether a path is the dealer comparison in any language. */
export const isComparePage = (path: string): boolean => Object.values(COMPARE_PATHS).includes(path);
