import type { BrowseDealersView } from '../../../application/visitor/browse-dealers/browse-dealers.ts';
import type { CompareProductsView } from '../../../application/visitor/compare-products/compare-products-view.ts';
import type { OfferArticlesView } from '../../../application/visitor/offer-articles/offer-articles-view.ts';
import type { SeeThanksView } from '../../../application/visitor/see-thanks/see-thanks.ts';
import type { SuggestCodeView } from '../../../application/visitor/suggest-code/suggest-code.ts';
import type { ShowDealerView } from '../../../application/visitor/show-dealer/show-dealer-view.ts';
import type { Services } from '../../../ui/bindings/services.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';

/** The views of the use cases that only the server runs, on pages that use them. */
export interface ServerViews {
  readonly articles?: Exclude<OfferArticlesView, { kind: 'unasked' }>;
  readonly products?: Exclude<CompareProductsView, { kind: 'unasked' }>;
  readonly thanks?: SeeThanksView;
  readonly dealer?: Exclude<ShowDealerView, { kind: 'unasked' }>;
  /** Only of a page with a mistyped code. */
  readonly codeMeant?: SuggestCodeView;
  readonly dealerPlaces?: Exclude<BrowseDealersView, { kind: 'unasked' }>;
}

/** Collects the views for the page data. */
export const serverViewsOf = (services: Services): ServerViews => {
  const articles = currentOf(services.offerArticles.view$);
  const products = currentOf(services.compareProducts.view$);
  const thanks = currentOf(services.seeThanks.view$);
  const dealer = currentOf(services.showDealer.view$);
  const codeMeant = currentOf(services.suggestCode.view$);
  const dealerPlaces = currentOf(services.browseDealers.view$);
  return {
    ...(articles.kind !== 'unasked' && { articles }),
    ...(products.kind !== 'unasked' && { products }),
    ...(thanks.dealer !== null && { thanks }),
    ...(dealer.kind !== 'unasked' && { dealer }),
    ...(codeMeant.meant !== null && { codeMeant }),
    ...(dealerPlaces.kind !== 'unasked' && { dealerPlaces }),
  };
};
