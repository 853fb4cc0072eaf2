import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { DEALER_HOMES, DEALER_LANGUAGES } from '../../../domain/dealer/dealer-homes.ts';
import { COMPARE_PATH, LIST_PATH } from './search-address.ts';

/** The path of the locator in each language. */
export const LIST_PATHS: { readonly [language in SiteLanguage]: string } = {
  en: LIST_PATH,
  es: DEALER_HOMES.es,
  fr: DEALER_HOMES.fr,
};

/** The page on which dealers of the list are compared, in each language (contract, section 6). */
export const COMPARE_PATHS: { readonly [language in SiteLanguage]: string } = {
  en: COMPARE_PATH,
  es: `${LIST_PATHS.es}comparar/`,
  fr: `${LIST_PATHS.fr}comparer/`,
};

/** The language whose comparison a path is the page of; undefined: it is another page. */
export const compareLanguageAt = (path: string): SiteLanguage | undefined =>
  DEALER_LANGUAGES.find((language) => COMPARE_PATHS[language] === path);
