import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { DEALER_HOMES } from '../../../domain/dealer/dealer-homes.ts';
import { LIST_PATH } from './search-address.ts';

/** The path of the locator in each language. */
export const LIST_PATHS: { readonly [language in SiteLanguage]: string } = {
  en: LIST_PATH,
  es: DEALER_HOMES.es,
  fr: DEALER_HOMES.fr,
};
