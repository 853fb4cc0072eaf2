import { inLanguage, type SiteLanguage } from '../../../domain/content/site-language.ts';

/** The accessible name of the tooltip button. */
const TEXTS = {
  en: { explain: 'What it means:' },
  fr: { explain: 'Ce que cela veut dire\u00a0:' },
  es: { explain: 'Qué significa:' },
} as const;

export const bigNumberListTexts = (language: SiteLanguage): { readonly explain: string } =>
  inLanguage<{ readonly explain: string }>(TEXTS, language);
