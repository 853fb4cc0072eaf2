import type { FindDealersView } from '../find-dealers/find-dealers-view.ts';
import type { AskableDealer } from './ask-dealer-view.ts';

/** The dealers whom a visitor may turn to: all of the area, also those on no card of the view. */
export const askableDealers = (view: FindDealersView): ReadonlyArray<AskableDealer> =>
  view.kind === 'found' ? view.choices : [];
