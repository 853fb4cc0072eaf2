import type { SiteLanguage } from '../content/site-language.ts';

/** The languages that dealers have pages in. */
export const DEALER_LANGUAGES = ['en', 'es', 'fr'] as const satisfies ReadonlyArray<SiteLanguage>;

/** The parent path of dealer pages in each language (contract, section 6). */
export const DEALER_HOMES: { readonly [language in SiteLanguage]: string } = {
  en: '/dealers/',
  es: '/es/distribuidores/',
  fr: '/fr/concessionnaires/',
};

/** Matches the path of a dealer's page in any language. Its groups are state, town and company id. */
export const DEALER_PATH = new RegExp(
  `^(?:${Object.values(DEALER_HOMES).join('|')})([a-z]{2})/([^/]+)/(?:[^/]*-)?(\\d+)/?$`,
  'i',
);

/** Matches the path of a page that lists dealers by place. */
export const PLACE_PATH = /^\/dealers\/(?:([a-z]{2})\/(?:([^/]+)\/)?)?$/i;
