import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { languageOf } from '../../../domain/lead/form-ids.ts';
import { CALL_TEXTS, type FormPageTexts } from '../send-request/form-page-texts.ts';
import type { AskFormId } from './ask-dealer-view.ts';
import { scheduleTexts } from './schedule-texts.ts';

/** Texts above a dealer form on its standalone page. */
interface AskPageTexts {
  readonly lead: string;
  /** Above the area search. */
  readonly chooseArea: string;
}

const TEXTS: { readonly [language in SiteLanguage]: AskPageTexts } = {
  en: { lead: scheduleTexts.lead, chooseArea: scheduleTexts.chooseArea },
  es: {
    lead: 'Dígale a este distribuidor lo que necesita. Se comunicará con usted en 24 a 48 horas.',
    chooseArea: 'Primero, ¿dónde está su casa?',
  },
  fr: {
    lead: 'Dites à ce concessionnaire ce qu’il vous faut. Il communiquera avec vous dans les 24 à 48 heures.',
    chooseArea: 'D’abord, où se trouve votre maison?',
  },
};

export const askPageTextsIn = (language: SiteLanguage): AskPageTexts => TEXTS[language];

/** Texts around a dealer form on its standalone page. */
export const askPageTexts = (lead: string, language: SiteLanguage = 'en'): FormPageTexts => ({
  lead,
  ...CALL_TEXTS[language],
});

/** The language of a form's standalone page. */
export const askLanguage = (formId: AskFormId): SiteLanguage => languageOf(formId);
