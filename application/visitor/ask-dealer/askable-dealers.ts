import type { Draft } from '../../../domain/lead/lead.ts';
import type { FindDealersView } from '../find-dealers/find-dealers-view.ts';
import type { AskableDealer } from './ask-dealer-view.ts';

/** All dealers of the area that the visitor can contact, not only those on the current page of cards. */
export const askableDealers = (view: FindDealersView): ReadonlyArray<AskableDealer> =>
  view.kind === 'found' ? view.choices : [];

/** The fields that a search already answers: postal code, city and state. */
export const knownOf = (view: FindDealersView): Draft => ({
  ...view.place,
  zip: view.search.zipcode,
});
