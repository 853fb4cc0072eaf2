/** The languages in which whole pages are written. */
export type SiteLanguage = 'en' | 'fr' | 'es';

/** The language of a page by its locale: the site's own parts on pages in other languages are English. */
export const languageOf = (locale: string): SiteLanguage => (/^fr\b|^fr_/i.test(locale) ? 'fr' : 'en');
