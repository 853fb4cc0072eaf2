import type { FormLanguage } from '../../../domain/lead/form.ts';

const PATHS: { readonly [language in FormLanguage]: string } = {
  en: '/thank-you/',
  es: '/es/gracias/',
  fr: '/fr/merci/',
};

/** The languages that have a thank-you page. */
export const THANKS_LANGUAGES = ['en', 'es', 'fr'] as const satisfies ReadonlyArray<FormLanguage>;

/** The path of a language's thank-you page (contract, section 6). */
export const thanksPath = (language: FormLanguage): string => PATHS[language];
