/**
 * The languages in which whole pages are written: how dates and amounts are, the first page (contract, section 4), and the language's
 * own name. A language begins with a row here: what is `Translated` is said in English until it has its words, and every other
 * text is a type error.
 */
export const SITE_LANGUAGES = {
  en: { locale: 'en-US', home: '/', name: 'English' },
  es: { locale: 'es-US', home: '/es/', name: 'Español' },
  fr: { locale: 'fr-CA', home: '/fr/', name: 'Français' },
} as const;

export type SiteLanguage = keyof typeof SITE_LANGUAGES;

/** Those of which a page says that it is written in them; English ones need not. */
export type OtherLanguage = Exclude<SiteLanguage, 'en'>;

/** What is said in English, and in the languages that it is translated into. */
export type Translated<Text> = { readonly en: Text } & { readonly [language in OtherLanguage]?: Text };

/** What is said in a language: in English where it is not translated. */
export const inLanguage = <Text>(texts: Translated<Text>, language: SiteLanguage): Text =>
  texts[language] ?? texts.en;

/** A value for each language. */
export const forEachLanguage = <Value>(
  valueIn: (language: SiteLanguage) => Value,
): { readonly [language in SiteLanguage]: Value } =>
  Object.fromEntries(
    Object.keys(SITE_LANGUAGES)
      .filter(isSiteLanguage)
      .map((language) => [language, valueIn(language)]),
  ) as { readonly [language in SiteLanguage]: Value };

const isSiteLanguage = (language: string): language is SiteLanguage =>
  Object.hasOwn(SITE_LANGUAGES, language);

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
  return isSiteLanguage(language) ? language : 'en';
};

/** The language of a page in two letters where the site itself has no texts in it; null: the site has. */
export const foreignLanguage = (page: Written): string | null => {
  const language = writtenLanguage(page);
  return language === languageOf(page) || !/^[a-z]{2}$/.test(language) ? null : language;
};
