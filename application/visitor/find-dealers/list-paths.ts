import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { LIST_PATH } from './search-address.ts';

/** The path of the locator in each language. */
export const LIST_PATHS: { readonly [language in SiteLanguage]: string } = {
  en: LIST_PATH,
  es: '/es/distribuidores/',
  fr: '/fr/concessionnaires/',
};
