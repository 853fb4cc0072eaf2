import type { Draft } from '../../../domain/lead/lead.ts';
import type { FindDealersView } from '../find-dealers/find-dealers-view.ts';
import type { AskableDealer } from './ask-dealer-view.ts';

/** The dealers that a visitor may turn to: all of the area, also those on no card of the view. */
export const askableDealers = (view: FindDealersView): ReadonlyArray<AskableDealer> =>
  view.kind === 'found' ? view.choices : [];

/** What a form need not ask whoever has searched: the code, and its city and state. */
export const knownOf = (view: FindDealersView): Draft => ({
  ...view.place,
  zip: view.search.zipcode,
});
