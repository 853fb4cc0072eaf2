import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { languageOf } from '../../../domain/lead/form-ids.ts';
import { contactTexts, dealerFormFrTexts, type FormPageTexts } from '../send-request/form-page-texts.ts';
import type { AskFormId } from './ask-dealer-view.ts';
import { scheduleTexts } from './schedule-texts.ts';

/** Texts around a dealer form on its standalone page, without the form's lead. */
export interface AskPageTexts extends Omit<FormPageTexts, 'lead'> {
  readonly lead: string;
  /** Above the area search. */
  readonly chooseArea: string;
}

const TEXTS: { readonly [language in SiteLanguage]: AskPageTexts } = {
  en: {
    lead: scheduleTexts.lead,
    chooseArea: scheduleTexts.chooseArea,
    callHeading: contactTexts.callHeading,
    callLead: contactTexts.callLead,
  },
  es: {
    lead: 'Dígale a este distribuidor lo que necesita. Se comunicará con usted en 24 a 48 horas.',
    chooseArea: 'Primero, ¿dónde está su casa?',
    callHeading: '¿Prefiere hablar con alguien?',
    callLead: 'Llámenos al',
  },
  fr: {
    lead: 'Dites à ce concessionnaire ce qu’il vous faut. Il communiquera avec vous dans les 24 à 48 heures.',
    chooseArea: 'D’abord, où se trouve votre maison?',
    callHeading: dealerFormFrTexts.callHeading,
    callLead: dealerFormFrTexts.callLead,
  },
};

export const askPageTextsIn = (language: SiteLanguage): AskPageTexts => TEXTS[language];

/** Texts around a dealer form on its standalone page. */
export const askPageTexts = (lead: string, language: SiteLanguage = 'en'): FormPageTexts => {
  const { callHeading, callLead } = TEXTS[language];
  return { lead, callHeading, callLead };
};

/** The language of a form's standalone page. */
export const askLanguage = (formId: AskFormId): SiteLanguage => languageOf(formId);
