/** The languages in which whole pages are written. */
export type SiteLanguage = 'en' | 'fr' | 'es';

/** Those of which a page says that it is written in them; English ones need not. */
export type OtherLanguage = Exclude<SiteLanguage, 'en'>;

interface Written {
  readonly path: string;
  /** `en_US`, `fr-CA`, `es`. */
  readonly locale: string;
}

/**
 * The language of a page by its locale, in two letters. What is below `/es/` is Spanish where its locale says no more than
 * English: a content management system that knows one locale alone says so of every page.
 */
export const writtenLanguage = ({ path, locale }: Written): string => {
  const own = locale.slice(0, 2).toLowerCase();
  return own === 'en' && path.startsWith('/es/') ? 'es' : own;
};

/** The language of the site's own parts on a page: English on pages in languages that the site does not know. */
export const languageOf = (page: Written): SiteLanguage => {
  const language = writtenLanguage(page);
  return language === 'fr' || language === 'es' ? language : 'en';
};

/** The language of a page in two letters where the site itself has no texts in it; null: the site has. */
export const foreignLanguage = (page: Written): string | null => {
  const language = writtenLanguage(page);
  return language === languageOf(page) || !/^[a-z]{2}$/.test(language) ? null : language;
};
