import { BrowseDealers } from '../../../application/visitor/browse-dealers/browse-dealers.ts';
import type { FindDealers } from '../../../application/visitor/find-dealers/find-dealers.ts';
import { ShowDealer } from '../../../application/visitor/show-dealer/show-dealer.ts';
import { singleton, type Bindings, type Get } from '../containers/binding.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';

/** Made only on a page that shows dealers: the views of all pages are asked for. */
const dealersShownBy = (get: Get): Pick<FindDealers, 'present'> => ({
  present: (answer, search, path) => get(TOKENS.findDealers).present(answer, search, path),
});

/** What shows the page of a dealer and lists dealers by place, on the server alone: a page is handed what came of it. */
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
