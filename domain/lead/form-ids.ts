/** The ids of all forms by the language that they are in. No form comes with them: every page knows these. */
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
  es: ['dealer-modal-es', 'booking-es', 'customer-care-es'],
  fr: ['dealer-form-fr', 'dealer-modal-fr', 'booking-fr', 'customer-care-fr'],
} as const;

/** The id of one of the site's forms. */
export type FormId = (typeof FORM_IDS)[keyof typeof FORM_IDS][number];

/** The id of a form that says in another language what an English one does. */
export type TranslatedFormId = Exclude<(typeof FORM_IDS)['es' | 'fr'][number], 'dealer-form-fr'>;

/** The language of a form; a form of which this site knows nothing is in English. */
export const languageOf = (formId: string): keyof typeof FORM_IDS =>
  (['es', 'fr'] as const).find((language) => FORM_IDS[language].some((id) => id === formId)) ?? 'en';

/** The topic of what no dealer sells or repairs: customer service answers (specification, section 6). */
export const SERVICE_TOPIC = 'other';

/** The times of day in which a dealer may come (contract, section 3). */
export const WINDOW_IDS = ['morning', 'afternoon', 'evening'] as const;
