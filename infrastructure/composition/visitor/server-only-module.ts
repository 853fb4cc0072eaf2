import { BrowseDealers } from '../../../application/visitor/browse-dealers/browse-dealers.ts';
import { CompareProducts } from '../../../application/visitor/compare-products/compare-products.ts';
import type { FindDealers } from '../../../application/visitor/find-dealers/find-dealers.ts';
import { OfferArticles } from '../../../application/visitor/offer-articles/offer-articles.ts';
import { SearchSite } from '../../../application/visitor/search-site/search-site.ts';
import { SeeThanks } from '../../../application/visitor/see-thanks/see-thanks.ts';
import { ShowDealer } from '../../../application/visitor/show-dealer/show-dealer.ts';
import { singleton, type Bindings, type GetService } from '../containers/binding.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';

/** Resolved lazily: the views of all pages are read, but only pages with dealers need `findDealers`. */
const dealersShownBy = (get: GetService): Pick<FindDealers, 'present'> => ({
  present: (answer, search, path) => get(TOKENS.findDealers).present(answer, search, path),
});

/** Binds the use cases that only the server runs. The page data contains their results. */
export const serverOnlyModule: Bindings = [
  singleton(
    TOKENS.searchSite,
    (get) => new SearchSite(get(SERVER_TOKENS.siteIndex), get(SERVER_TOKENS.blockIndex)),
  ),
  singleton(TOKENS.offerArticles, (get) => new OfferArticles(get(SERVER_TOKENS.relatedArticles))),
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
        postalPlaces: get(SERVER_TOKENS.postalPlaces),
        directory: get(TOKENS.dealerDirectory),
        clock: get(TOKENS.clock),
        findDealers: dealersShownBy(get),
      }),
  ),
  singleton(TOKENS.compareProducts, (get) => new CompareProducts(get(SERVER_TOKENS.productCatalogue))),
  singleton(
    TOKENS.seeThanks,
    (get) => new SeeThanks(get(SERVER_TOKENS.listedDealerLookUp), get(TOKENS.clock)),
  ),
];
