/** Below the style guide, because it is for editors. */
export const TRANSLATIONS_PATH = '/styleguide/translations/';

const pages = (count: number): string => `${count} ${count === 1 ? 'page' : 'pages'}`;

/** Texts of the page that tells editors which pages are translated. */
export const translationsTexts = {
  title: 'Translations',
  description: 'Which pages of the {brand} site are translated, and which are not.',
  lead: 'Which pages are translated, and which are only in English. A page is a translation if it names its English page as its original.',
  none: 'All pages are in English.',
  /** `language` is the language's own name. */
  share: (language: string, translated: number, missing: number): string =>
    missing === 0
      ? `Every page in English has a translation in ${language}.`
      : `Of ${pages(translated + missing)} in English, ${translated} ${translated === 1 ? 'has' : 'have'} a translation in ${language}, and ${missing} ${missing === 1 ? 'has' : 'have'} none.`,
  translated: 'Translated',
  missing: 'Only in English',
  own: (language: string): string => `Only in ${language}`,
  ownLead: 'These pages name no English page as their original.',
} as const;
