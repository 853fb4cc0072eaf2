import type { FormLanguage } from '../../../domain/lead/form.ts';

const PATHS: { readonly [language in FormLanguage]: string } = {
  en: '/thank-you/',
  es: '/es/gracias/',
  fr: '/fr/merci/',
};

/** The path of the thanks for forms of a language (contract, section 6). */
export const thanksPath = (language: FormLanguage): string => PATHS[language];

/** The language whose thanks a path is the page of; undefined: it is another page. */
export const thanksLanguageAt = (path: string): FormLanguage | undefined =>
  (['en', 'es', 'fr'] as const).find((language) => PATHS[language] === path);
