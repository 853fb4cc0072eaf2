import type { SiteLanguage } from '../content/site-language.ts';

/** The languages that dealers have pages in. */
export const DEALER_LANGUAGES = ['en', 'es', 'fr'] as const satisfies ReadonlyArray<SiteLanguage>;

/** What the pages of dealers are below, in each language (contract, section 6). */
export const DEALER_HOMES: { readonly [language in SiteLanguage]: string } = {
  en: '/dealers/',
  es: '/es/distribuidores/',
  fr: '/fr/concessionnaires/',
};
