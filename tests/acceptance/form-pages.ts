import { SERVED_AREA } from './form-words.ts';

/** Where the cards of dealers are. */
export const LISTED_DEALERS = `/find-a-dealer/?zipcode=${SERVED_AREA}`;

/** The pages with the forms, or with the buttons that open them, by form id. */
export const FORM_PAGES: Readonly<Record<string, string>> = {
  'home-form': '/',
  'contact-modal': '/',
  'dealer-modal': LISTED_DEALERS,
  booking: LISTED_DEALERS,
  'schedule-service': `/find-your-dealer/?zipcode=${SERVED_AREA}`,
  'dealer-form': '/dealer-form/',
  'dealer-form-fr': '/fr/trouver-un-concessionnaire/',
  'customer-care': '/customer-care/',
  'contact-form': '/contact/',
  newsletter: '/',
};

/** The pages at which a visitor can start. */
export const START_PATHS = {
  home: '/',
  locator: '/find-a-dealer/',
  schedule: '/find-your-dealer/',
} as const;
