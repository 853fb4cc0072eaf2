import type { SiteLanguage } from '../../../domain/content/site-language.ts';

/** Marks a review that is made up, while the site's data is. */
export const SAMPLE_REVIEW: { readonly [language in SiteLanguage]: string } = {
  en: 'Sample review',
  es: 'Reseña de muestra',
  fr: 'Avis fictif',
};
