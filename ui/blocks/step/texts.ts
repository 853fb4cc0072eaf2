import { inLanguage, type Translated, type SiteLanguage } from '../../../domain/content/site-language.ts';

/** The note above a step that needs a dealer (design language, section 5: step block). */
const STOP_NOTES: Translated<string> = {
  en: 'Stop here. Call a dealer.',
  fr: 'Arrêtez-vous ici. Appelez un concessionnaire.',
  es: 'Deténgase aquí. Llame a un distribuidor.',
};

export const stopNote = (language: SiteLanguage): string => inLanguage(STOP_NOTES, language);
