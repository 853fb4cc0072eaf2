import type { SiteLanguage } from '../../../domain/content/site-language.ts';

/** Marks invented reviews while the site runs on sample data. */
export const SAMPLE_REVIEW: { readonly [language in SiteLanguage]: string } = {
  en: 'Sample review',
  es: 'Reseña de muestra',
  fr: 'Avis fictif',
};
