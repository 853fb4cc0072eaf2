import type { SiteLanguage } from '../../../domain/content/site-language.ts';

export interface StepTexts {
  readonly stop: string;
  readonly dealer: string;
}

/** What stands above the step from which on a dealer is needed (design language, section 5: step block). */
const TEXTS: { readonly [language in SiteLanguage]: StepTexts } = {
  en: { stop: 'Stop here. Call a dealer.', dealer: 'From here on, it’s a job for your dealer.' },
  fr: {
    stop: 'Arrêtez-vous ici. Appelez un concessionnaire.',
    dealer: 'À partir d’ici, c’est un travail pour votre concessionnaire.',
  },
  es: {
    stop: 'Deténgase aquí. Llame a un distribuidor.',
    dealer: 'De aquí en adelante, es trabajo para su distribuidor.',
  },
};

export const stepTexts = (language: SiteLanguage): StepTexts => TEXTS[language];
