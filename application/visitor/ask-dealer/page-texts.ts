import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { languageOf } from '../../../domain/lead/form-ids.ts';
import { shownCode } from '../../../domain/postal-code/normal-code.ts';
import { contactTexts, dealerFormFrTexts, type FormPageTexts } from '../send-request/form-page-texts.ts';
import type { AskFormId } from './ask-dealer-view.ts';
import { scheduleTexts, servesElsewhere } from './schedule-texts.ts';

/** Texts around a dealer form on its standalone page, without the form's lead. */
export interface AskPageTexts extends Omit<FormPageTexts, 'lead'> {
  readonly lead: string;
  /** Above the area search. */
  readonly chooseArea: string;
  /** Shown when a link names a dealer that doesn't serve the area: the form is for the area's first dealer instead. */
  readonly servesElsewhere: (zipcode: string) => string;
}

const TEXTS: { readonly [language in SiteLanguage]: AskPageTexts } = {
  en: {
    lead: scheduleTexts.lead,
    chooseArea: scheduleTexts.chooseArea,
    callHeading: contactTexts.callHeading,
    callLead: contactTexts.callLead,
    servesElsewhere,
  },
  es: {
    lead: 'Dígale a este distribuidor lo que necesita. Se comunicará con usted en 24 a 48 horas.',
    chooseArea: 'Primero, ¿dónde está su casa?',
    callHeading: '¿Prefiere hablar con alguien?',
    callLead: 'Llámenos al',
    servesElsewhere: (zipcode) =>
      `El distribuidor de su enlace no atiende ${shownCode(zipcode)}. Estos distribuidores sí.`,
  },
  fr: {
    lead: 'Dites à ce concessionnaire ce qu’il vous faut. Il communiquera avec vous dans les 24 à 48 heures.',
    chooseArea: 'D’abord, où se trouve votre maison?',
    callHeading: dealerFormFrTexts.callHeading,
    callLead: dealerFormFrTexts.callLead,
    servesElsewhere: (zipcode) =>
      `Le concessionnaire de votre lien ne dessert pas ${shownCode(zipcode)}. Ceux-ci le font.`,
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
