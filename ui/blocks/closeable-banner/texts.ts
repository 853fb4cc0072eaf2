import { inLanguage, type SiteLanguage } from '../../../domain/content/site-language.ts';

/** What a closeable banner says in addition to its message (contract, section 5). */
const TEXTS = { en: { close: 'Close' }, fr: { close: 'Fermer' }, es: { close: 'Cerrar' } } as const;

export const closeableBannerTexts = (language: SiteLanguage): { readonly close: string } =>
  inLanguage<{ readonly close: string }>(TEXTS, language);
