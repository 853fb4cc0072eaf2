import { filterLabel } from '../../application/visitor/find-dealers/texts.ts';
import { DEALER_FILTERS } from '../../domain/dealer/filters.ts';
import { SERVED_AREA } from './form-words.ts';

/** The address of a list of dealer cards. */
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

/** The pages where a visitor can start. */
export const START_PATHS = {
  home: '/',
  locator: '/find-a-dealer/',
  schedule: '/find-your-dealer/',
} as const;

/** The address of a start page, with a code and a filter's label if given. */
export const startAddress = (start: keyof typeof START_PATHS, zipcode?: string, label?: string): string => {
  const filter = DEALER_FILTERS.find((one) => label !== undefined && filterLabel(one) === label);
  const query = new URLSearchParams({ ...(zipcode && { zipcode }), ...(filter && { filter }) }).toString();
  return query === '' ? START_PATHS[start] : `${START_PATHS[start]}?${query}`;
};
