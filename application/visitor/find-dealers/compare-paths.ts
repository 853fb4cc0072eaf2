import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { DEALER_HOMES } from '../../../domain/dealer/dealer-homes.ts';
import { COMPARE_PATH } from './search-address.ts';

/** The path of the dealer comparison in each language (contract, section 6). */
export const COMPARE_PATHS: { readonly [language in SiteLanguage]: string } = {
  en: COMPARE_PATH,
  es: `${DEALER_HOMES.es}comparar/`,
  fr: `${DEALER_HOMES.fr}comparer/`,
};

/** Whether a path is the dealer comparison in any language. */
export const isComparePage = (path: string): boolean => Object.values(COMPARE_PATHS).includes(path);
