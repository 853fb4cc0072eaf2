import type { FormLanguage } from '../../../domain/lead/form.ts';

const PATHS: { readonly [language in FormLanguage]: string } = {
  en: '/thank-you/',
  es: '/es/gracias/',
  fr: '/fr/merci/',
};

/** The languages that have thanks, each on a page of its own. */
export const THANKS_LANGUAGES = ['en', 'es', 'fr'] as const satisfies ReadonlyArray<FormLanguage>;

/** The path of the thanks for forms of a language (contract, section 6). */
export const thanksPath = (language: FormLanguage): string => PATHS[language];

/** The language whose thanks a path is the page of; undefined: it is another page. */
export const thanksLanguageAt = (path: string): FormLanguage | undefined =>
  THANKS_LANGUAGES.find((language) => PATHS[language] === path);
