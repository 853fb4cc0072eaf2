import type { FormLanguage } from '../../../domain/lead/form.ts';

const PATHS: { readonly [language in FormLanguage]: string } = {
  en: '/thank-you/',
  es: '/es/gracias/',
  fr: '/fr/merci/',
};

/** The path of the thanks for forms of a language (contract, section 6). */
export const thanksPath = (language: FormLanguage): string => PATHS[language];
