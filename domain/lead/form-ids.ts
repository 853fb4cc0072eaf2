import type { SiteLanguage } from '../content/site-language.ts';

/** All form ids by language. They are separate from the forms so that every page can import them cheaply. */
export const FORM_IDS = {
  en: [
    'home-form',
    'contact-modal',
    'dealer-modal',
    'booking',
    'schedule-service',
    'rebates',
    'dealer-form',
    'estimate',
    'customer-care',
    'contact-form',
    'newsletter',
  ],
  es: ['dealer-modal-es', 'booking-es', 'customer-care-es', 'estimate-es'],
  fr: ['dealer-form-fr', 'dealer-modal-fr', 'booking-fr', 'customer-care-fr', 'estimate-fr'],
} as const satisfies { readonly [language in SiteLanguage]: ReadonlyArray<string> };

type FormIdLanguage = keyof typeof FORM_IDS;

export type FormId = (typeof FORM_IDS)[FormIdLanguage][number];

/** The id of a translated version of an English form. */
export type TranslatedFormId = Exclude<
  (typeof FORM_IDS)[Exclude<FormIdLanguage, 'en'>][number],
  'dealer-form-fr'
>;

/** The form next to the system planner, by the language of its page. */
export const ESTIMATE_FORMS = {
  en: 'estimate',
  es: 'estimate-es',
  fr: 'estimate-fr',
} as const satisfies { readonly [language in SiteLanguage]: FormId };

/** The language of a form; English for unknown ids. */
export const languageOf = (formId: string): FormIdLanguage =>
  (['es', 'fr'] as const).find((language) => FORM_IDS[language].some((id) => id === formId)) ?? 'en';

/** The id of a form's English version. */
export const englishOf = (formId: string): string => formId.replace(/-(?:es|fr)$/, '');

/** The topic for everything that dealers don't sell or repair. Customer service answers it (specification, section 6). */
export const SERVICE_TOPIC = 'other';

/** The time windows for a visit (contract, section 3). */
export const WINDOW_IDS = ['morning', 'afternoon', 'evening'] as const;
