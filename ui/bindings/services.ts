import { createContext, useContext } from 'react';
import type { Observable } from 'rxjs';
import type { RebateContact } from '../../application/visitor/ask-about-rebates/ask-about-rebates.ts';
import type { AskDealer } from '../../application/visitor/ask-dealer/ask-dealer.ts';
import type { BrowseDocuments } from '../../application/visitor/browse-documents/browse-documents.ts';
import type { DealersByPlace } from '../../application/visitor/browse-dealers/browse-dealers.ts';
import type { CompareRunningCosts } from '../../application/visitor/compare-running-costs/compare-running-costs.ts';
import type { CheckRegistration } from '../../application/visitor/check-registration/check-registration.ts';
import type { ChooseDealer } from '../../application/visitor/ask-dealer/choose-dealer.ts';
import type { CloseBanners } from '../../application/visitor/close-banners/close-banners.ts';
import type { CompareDealers } from '../../application/visitor/compare-dealers/compare-dealers.ts';
import type { DealerTexts } from '../../application/visitor/dealer-texts/english.ts';
import type { EstimateSavings } from '../../application/visitor/estimate-savings/estimate-savings.ts';
import type { ProductComparison } from '../../application/visitor/compare-products/compare-products.ts';
import type { FindDealers } from '../../application/visitor/find-dealers/find-dealers.ts';
import type { ArticleOffer } from '../../application/visitor/offer-articles/offer-articles.ts';
import type { KeepSaved } from '../../application/visitor/keep-saved/keep-saved.ts';
import type { StickFooter } from '../../application/visitor/stick-footer/stick-footer.ts';
import type { SiteFacts } from '../../application/visitor/read-page/page-head.ts';
import type { WatchBlocks } from '../../application/visitor/read-page/watch-blocks.ts';
import type { PlanSystem } from '../../application/visitor/plan-system/plan-system.ts';
import type { WeighLease } from '../../application/visitor/weigh-lease/weigh-lease.ts';
import type { ReviewReader } from '../../application/visitor/read-reviews/read-reviews.ts';
import type { ReviewTexts } from '../../application/visitor/read-reviews/texts.ts';
import type { RouteCalls } from '../../application/visitor/route-calls/route-calls.ts';
import type { RequestThanks } from '../../application/visitor/see-thanks/see-thanks.ts';
import type { SearchInPlace } from '../../application/visitor/search-in-place/search-in-place.ts';
import type { SearchSite } from '../../application/visitor/search-site/search-site.ts';
import type { SendRequest } from '../../application/visitor/send-request/send-request.ts';
import type { ShowArea } from '../../application/visitor/show-area/show-area.ts';
import type { ShowConnections } from '../../application/visitor/show-connections/show-connections.ts';
import type { DealerDetails } from '../../application/visitor/show-dealer/show-dealer.ts';
import type { ShowHours } from '../../application/visitor/show-hours/show-hours.ts';
import type { SuggestCode } from '../../application/visitor/suggest-code/suggest-code.ts';
import type { SuggestSystems } from '../../application/visitor/suggest-systems/suggest-systems.ts';
import type { SuggestAddresses } from '../../application/visitor/suggest-addresses/suggest-addresses.ts';
import type { RequestPageView } from '../../application/visitor/follow-request/request-view.ts';
import type { LocalDealers } from '../../application/visitor/show-local-dealers/show-local-dealers.ts';
import type { UpdateLocation } from '../../application/visitor/update-location/update-location.ts';
import type { UseMyLocation } from '../../application/visitor/use-my-location/use-my-location.ts';
import type { SiteLanguage } from '../../domain/content/site-language.ts';
import type { FormId } from '../../domain/lead/form-ids.ts';

/** The use cases that pages render and call, and facts about the site. */
export interface Services {
  readonly site: SiteFacts;
  readonly watchBlocks: WatchBlocks;
  readonly showArea: ShowArea;
  readonly updateLocation: UpdateLocation;
  readonly useMyLocation: UseMyLocation;
  readonly suggestCode: SuggestCode;
  // On pages that show local dealers next to their main topic.
  readonly showLocalDealers: LocalDealers;
  // On pages with closable banners.
  readonly closeBanners: CloseBanners;
  // On pages with related articles.
  readonly offerArticles: ArticleOffer;
  // On dealer pages, and pages that list dealers by place.
  readonly showDealer: DealerDetails;
  readonly browseDealers: DealersByPlace;
  // On thank-you pages.
  readonly seeThanks: RequestThanks;
  // On the page of one request, which runs no script.
  readonly followedRequest: { readonly view$: Observable<RequestPageView | null> };
  // On pages with a product comparison.
  readonly compareProducts: ProductComparison;
  // On the server only, for parts that no script changes in the browser.
  readonly browseDocuments: BrowseDocuments;
  readonly searchSite: SearchSite;
  readonly checkRegistration: CheckRegistration;
  readonly compareRunningCosts: CompareRunningCosts;
  readonly suggestSystems: SuggestSystems;
  // On pages with calculators.
  readonly planSystem: PlanSystem;
  readonly weighLease: WeighLease;
  // On pages with sticky footers.
  readonly stickFooter: StickFooter;
  // On pages that save something on the visitor's device.
  readonly keepSaved: KeepSaved;
  // On pages that use dealers.
  readonly dealerTexts: DealerTexts;
  readonly compareDealers: CompareDealers;
  readonly findDealers: FindDealers;
  readonly readReviews: ReviewReader;
  readonly reviewTexts: ReviewTexts;
  readonly routeCalls: RouteCalls;
  readonly searchInPlace: SearchInPlace;
  readonly showConnections: ShowConnections;
  readonly showHours: ShowHours;
  // On pages with rebates; `askAboutRebates` only on pages with rebate forms.
  readonly estimateSavings: EstimateSavings;
  readonly askAboutRebates: RebateContact;
  // On pages with links to contact a dealer, which open a form modal.
  readonly askDealer: AskDealer;
  // On pages with forms, and on other pages once a form modal has opened.
  /** The request of a form. Each form has one per page. */
  readonly requestOf: (formId: FormId) => SendRequest;
  /**
   * The choice of the dealer for a form, on pages that use dealers. Each form has one per page. Until the visitor chooses, the
   * request is for the dealer in the page's address.
   */
  readonly choiceOf: (formId: FormId, asked: string | null) => ChooseDealer;
  /** Creates the address suggestions of one field. */
  readonly newSuggestions: (language: SiteLanguage) => SuggestAddresses;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** The services from the composition root. Throws outside `ServicesProvider`. */
export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('A component was rendered outside ServicesProvider');
  return services;
};
