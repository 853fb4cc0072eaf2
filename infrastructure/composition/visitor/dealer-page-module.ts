import { BrowseDealers } from '../../../application/visitor/browse-dealers/browse-dealers.ts';
import type { FindDealers } from '../../../application/visitor/find-dealers/find-dealers.ts';
import { ShowDealer } from '../../../application/visitor/show-dealer/show-dealer.ts';
import { singleton, type Bindings, type Get } from '../containers/binding.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';

/** Resolved lazily: the views of all pages are read, but only pages with dealers need `findDealers`. */
const dealersShownBy = (get: Get): Pick<FindDealers, 'present'> => ({
  present: (answer, search, path) => get(TOKENS.findDealers).present(answer, search, path),
});

/** Binds dealer pages and dealer lists by place. They run only on the server; the page data contains the results. */
export const dealerPageModule: Bindings = [
  singleton(
    TOKENS.showDealer,
    (get) =>
      new ShowDealer({
        lookUp: get(SERVER_TOKENS.listedDealerLookUp),
        directory: get(TOKENS.dealerDirectory),
        reviews: get(TOKENS.dealerReviews),
        places: get(SERVER_TOKENS.postalPlaces),
        dealerPlaces: get(SERVER_TOKENS.dealerPlaces),
        clock: get(TOKENS.clock),
        findDealers: dealersShownBy(get),
      }),
  ),
  singleton(
    TOKENS.browseDealers,
    (get) =>
      new BrowseDealers({
        places: get(SERVER_TOKENS.dealerPlaces),
        directory: get(TOKENS.dealerDirectory),
        clock: get(TOKENS.clock),
        findDealers: dealersShownBy(get),
      }),
  ),
];
