import { inLanguage, type SiteLanguage } from '../../../domain/content/site-language.ts';

/** The texts of a closeable banner other than its message (contract, section 5). */
const TEXTS = { en: { close: 'Close' }, fr: { close: 'Fermer' }, es: { close: 'Cerrar' } } as const;

export const closeableBannerTexts = (language: SiteLanguage): { readonly close: string } =>
  inLanguage<{ readonly close: string }>(TEXTS, language);
