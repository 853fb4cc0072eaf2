/**
 * The languages of the site's pages: the locale of dates and amounts, the home page (contract, section 4), and the language's own name.
 * To add a language, add a row here. `Translated` texts fall back to English; any other missing text is a type error.
 */
export const SITE_LANGUAGES = {
  en: { locale: 'en-US', home: '/', name: 'English' },
  es: { locale: 'es-US', home: '/es/', name: 'Español' },
  fr: { locale: 'fr-CA', home: '/fr/', name: 'Français' },
} as const;

export type SiteLanguage = keyof typeof SITE_LANGUAGES;

/** Languages that pages declare; English is the default. */
export type OtherLanguage = Exclude<SiteLanguage, 'en'>;

/** A text in English with optional translations. */
export type Translated<Text> = { readonly en: Text } & { readonly [language in OtherLanguage]?: Text };

/** The text in a language, or in English when it isn't translated. */
export const inLanguage = <Text>(texts: Translated<Text>, language: SiteLanguage): Text =>
  texts[language] ?? texts.en;

/** Computes a value for each language. */
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

const isCode = (language: string): boolean => /^[a-z]{2}$/.test(language);

interface LocalizedPage {
  readonly path: string;
  /** `en_US`, `fr-CA`, `es`. */
  readonly locale: string;
}

/**
 * A page's language in two letters, from its locale. Pages below `/es/` with an English locale are Spanish: a CMS with a single locale sets
 * it on every page.
 */
export const writtenLanguage = ({ path, locale }: LocalizedPage): string => {
  const own = locale.slice(0, 2).toLowerCase();
  return own === 'en' && path.startsWith('/es/') ? 'es' : own;
};

/** The language of a page's interface texts; English for languages without them. */
export const languageOf = (page: LocalizedPage): SiteLanguage => {
  const language = writtenLanguage(page);
  return isSiteLanguage(language) ? language : 'en';
};

/** A page's language in two letters when the site has no interface texts in it; otherwise null. */
export const foreignLanguage = (page: LocalizedPage): string | null => {
  const language = writtenLanguage(page);
  return language === languageOf(page) || !isCode(language) ? null : language;
};

/** A language's own name: `Español`, `Tiếng Việt`; the code itself when it is no language. */
export const languageName = (language: string): string => {
  if (isSiteLanguage(language)) return SITE_LANGUAGES[language].name;
  if (!isCode(language)) return language;
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`;
};
