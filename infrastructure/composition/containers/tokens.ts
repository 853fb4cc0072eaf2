import type { AddressSuggestions } from '../../../application/ports/dealers/address-suggestions.ts';
import type { CallRouting } from '../../../application/ports/dealers/call-routing.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { DealerDirectory } from '../../../application/ports/dealers/dealer-directory.ts';
import type { DealerReviews } from '../../../application/ports/dealers/dealer-reviews.ts';
import type { Dismissals } from '../../../application/ports/visitor/dismissals.ts';
import type { FormDrafts } from '../../../application/ports/visitor/form-drafts.ts';
import type { IdGenerator } from '../../../application/ports/id-generator.ts';
import type { LeadDesk } from '../../../application/ports/leads/lead-desk.ts';
import type { PlaceOfCode } from '../../../application/ports/dealers/place-of-code.ts';
import type { NearestCode } from '../../../application/ports/dealers/nearest-code.ts';
import type { RebateDirectory } from '../../../application/ports/content/rebate-directory.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import type { PageAddress } from '../../../application/ports/visitor/page-address.ts';
import type { PageParameters } from '../../../application/ports/visitor/page-parameters.ts';
import type { VisitorEvents } from '../../../application/ports/visitor/visitor-events.ts';
import type { VisitorMemory } from '../../../application/ports/visitor/visitor-memory.ts';
import type { VisitorOrigin } from '../../../application/ports/visitor/visitor-origin.ts';
import type { VisitorPosition } from '../../../application/ports/visitor/visitor-position.ts';
import type { VisitorProfiles } from '../../../application/ports/visitor/visitor-profiles.ts';
import type { WatchBlocks } from '../../../application/visitor/read-page/watch-blocks.ts';
import type { AskAboutRebates } from '../../../application/visitor/ask-about-rebates/ask-about-rebates.ts';
import type { AskDealer } from '../../../application/visitor/ask-dealer/ask-dealer.ts';
import type { SearchSite } from '../../../application/visitor/search-site/search-site.ts';
import type { BrowseDocuments } from '../../../application/visitor/browse-documents/browse-documents.ts';
import type { CheckRegistration } from '../../../application/visitor/check-registration/check-registration.ts';
import type { ChooseDealer } from '../../../application/visitor/ask-dealer/choose-dealer.ts';
import type { ArticleOffer } from '../../../application/visitor/offer-articles/offer-articles.ts';
import type { CloseBanners } from '../../../application/visitor/close-banners/close-banners.ts';
import type { CompareDealers } from '../../../application/visitor/compare-dealers/compare-dealers.ts';
import type { EstimateSavings } from '../../../application/visitor/estimate-savings/estimate-savings.ts';
import type { ProductComparison } from '../../../application/visitor/compare-products/compare-products.ts';
import type { FindDealers } from '../../../application/visitor/find-dealers/find-dealers.ts';
import type { HoldInView } from '../../../application/visitor/hold-in-view/hold-in-view.ts';
import type { PlanSystem } from '../../../application/visitor/plan-system/plan-system.ts';
import type { WeighLease } from '../../../application/visitor/weigh-lease/weigh-lease.ts';
import type { ReadReviews } from '../../../application/visitor/read-reviews/read-reviews.ts';
import type { RouteCalls } from '../../../application/visitor/route-calls/route-calls.ts';
import type { ThankedDealer } from '../../../application/visitor/see-thanks/see-thanks.ts';
import type { SearchInPlace } from '../../../application/visitor/search-in-place/search-in-place.ts';
import type { SendRequest } from '../../../application/visitor/send-request/send-request.ts';
import type { SendRequestView } from '../../../application/visitor/send-request/send-request-view.ts';
import type { FormId } from '../../../domain/lead/form-ids.ts';
import type { ShowArea } from '../../../application/visitor/show-area/show-area.ts';
import type { ShowConnections } from '../../../application/visitor/show-connections/show-connections.ts';
import type { LocalDealers } from '../../../application/visitor/show-local-dealers/show-local-dealers.ts';
import type { SuggestSystems } from '../../../application/visitor/suggest-systems/suggest-systems.ts';
import type { SuggestAddresses } from '../../../application/visitor/suggest-addresses/suggest-addresses.ts';
import type { UpdateLocation } from '../../../application/visitor/update-location/update-location.ts';
import type { UseMyLocation } from '../../../application/visitor/use-my-location/use-my-location.ts';
import { token } from './binding.ts';
import type { PageRequests } from '../visitor/page-requests.ts';

/** What the containers of pages hold, in the browser and on the server: ports by their adapters, and use cases. */
export const TOKENS = {
  addressSuggestions: token<AddressSuggestions>('AddressSuggestions'),
  callRouting: token<CallRouting>('CallRouting'),
  clock: token<Clock>('Clock'),
  dealerDirectory: token<DealerDirectory>('DealerDirectory'),
  dealerReviews: token<DealerReviews>('DealerReviews'),
  dismissals: token<Dismissals>('Dismissals'),
  formDrafts: token<FormDrafts>('FormDrafts'),
  idGenerator: token<IdGenerator>('IdGenerator'),
  leadDesk: token<LeadDesk>('LeadDesk'),
  nearestCode: token<NearestCode>('NearestCode'),
  pageAddress: token<PageAddress>('PageAddress'),
  pageParameters: token<PageParameters>('PageParameters'),
  placeOfCode: token<PlaceOfCode>('PlaceOfCode'),
  rebateDirectory: token<RebateDirectory>('RebateDirectory'),
  logger: token<Logger>('Logger'),
  visitorEvents: token<VisitorEvents>('VisitorEvents'),
  visitorMemory: token<VisitorMemory>('VisitorMemory'),
  visitorOrigin: token<VisitorOrigin>('VisitorOrigin'),
  visitorPosition: token<VisitorPosition>('VisitorPosition'),
  visitorProfiles: token<VisitorProfiles>('VisitorProfiles'),
  askAboutRebates: token<AskAboutRebates>('AskAboutRebates'),
  askDealer: token<AskDealer>('AskDealer'),
  searchSite: token<SearchSite>('SearchSite'),
  browseDocuments: token<BrowseDocuments>('BrowseDocuments'),
  checkRegistration: token<CheckRegistration>('CheckRegistration'),
  closeBanners: token<CloseBanners>('CloseBanners'),
  compareDealers: token<CompareDealers>('CompareDealers'),
  estimateSavings: token<EstimateSavings>('EstimateSavings'),
  compareProducts: token<ProductComparison>('ProductComparison'),
  findDealers: token<FindDealers>('FindDealers'),
  holdInView: token<HoldInView>('HoldInView'),
  /** Chooses who a request is for, among the dealers that were found. */
  newChoice: token<(request: SendRequest, asked: string | null) => ChooseDealer>('newChoice'),
  /** Begins a request, or goes on with the one that a page was rendered with. */
  newRequest: token<(formId: FormId, begun?: SendRequestView | null) => SendRequest>('newRequest'),
  /** Begins suggestions for a field. */
  newSuggestions: token<(language: 'en' | 'fr') => SuggestAddresses>('newSuggestions'),
  offerArticles: token<ArticleOffer>('ArticleOffer'),
  pageRequests: token<PageRequests>('PageRequests'),
  planSystem: token<PlanSystem>('PlanSystem'),
  readReviews: token<ReadReviews>('ReadReviews'),
  routeCalls: token<RouteCalls>('RouteCalls'),
  searchInPlace: token<SearchInPlace>('SearchInPlace'),
  seeThanks: token<ThankedDealer>('ThankedDealer'),
  showArea: token<ShowArea>('ShowArea'),
  showConnections: token<ShowConnections>('ShowConnections'),
  showLocalDealers: token<LocalDealers>('LocalDealers'),
  suggestSystems: token<SuggestSystems>('SuggestSystems'),
  updateLocation: token<UpdateLocation>('UpdateLocation'),
  useMyLocation: token<UseMyLocation>('UseMyLocation'),
  watchBlocks: token<WatchBlocks>('WatchBlocks'),
  weighLease: token<WeighLease>('WeighLease'),
} as const;
