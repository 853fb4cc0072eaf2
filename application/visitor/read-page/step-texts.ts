import type { SiteLanguage } from '../../../domain/content/site-language.ts';

/** What stands above the step from which on a dealer is needed (design language, section 5: step block). */
const TEXTS = {
  en: { stop: 'Stop here', dealer: 'From here on it is a job for your dealer.' },
  fr: {
    stop: 'Arrêtez-vous ici',
    dealer: 'À partir d’ici, c’est un travail pour votre concessionnaire.',
  },
} as const;

export const stepTexts = (language: SiteLanguage): { readonly stop: string; readonly dealer: string } =>
  TEXTS[language];
