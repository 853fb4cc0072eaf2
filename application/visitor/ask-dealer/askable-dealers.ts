import type { Draft } from '../../../domain/lead/lead.ts';
import type { FindDealersView } from '../find-dealers/find-dealers-view.ts';
import type { AskableDealer } from './ask-dealer-view.ts';

/**
 * All dealers of the area that the visitor can contact, not only those on the current page of cards, and the dealer that the page's address
 * names.
 */
export const askableDealers = (view: FindDealersView): ReadonlyArray<AskableDealer> => [
  ...(view.kind === 'found' ? view.choices : []),
  ...(view.named === undefined ? [] : [view.named]),
];

/** The fields that a search already answers: postal code, city and state. */
export const knownOf = (view: FindDealersView): Draft => ({
  ...view.place,
  zip: view.search.zipcode,
});
