import type { ServiceIdentifier } from 'inversify';
import type { AddressSuggestions } from '../../application/ports/address-suggestions.ts';
import type { CallRouting } from '../../application/ports/call-routing.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { DealerDirectory } from '../../application/ports/dealer-directory.ts';
import type { DealerLookUp } from '../../application/ports/dealer-look-up.ts';
import type { DealerRecords } from '../../application/ports/dealer-records.ts';
import type { DealerReviews } from '../../application/ports/dealer-reviews.ts';
import type { DeliveryQueue } from '../../application/ports/delivery-queue.ts';
import type { Dismissals } from '../../application/ports/dismissals.ts';
import type { IdGenerator } from '../../application/ports/id-generator.ts';
import type { LeadDesk } from '../../application/ports/lead-desk.ts';
import type { LeadLedger } from '../../application/ports/lead-ledger.ts';
import type { NearestCode } from '../../application/ports/nearest-code.ts';
import type { NumberPools } from '../../application/ports/number-pools.ts';
import type { PostalPlaces } from '../../application/ports/postal-places.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { RelatedArticles } from '../../application/ports/related-articles.ts';
import type { ReviewRecords } from '../../application/ports/review-records.ts';
import type { VisitorEvents } from '../../application/ports/visitor-events.ts';
import type { VisitorMemory } from '../../application/ports/visitor-memory.ts';
import type { VisitorOrigin } from '../../application/ports/visitor-origin.ts';
import type { VisitorPosition } from '../../application/ports/visitor-position.ts';
import type { VisitorProfiles } from '../../application/ports/visitor-profiles.ts';
import type { ExplainDealer } from '../../application/provider/explain-dealer/explain-dealer.ts';
import type { ListReviews } from '../../application/provider/list-reviews/list-reviews.ts';
import type { LocateDealers } from '../../application/provider/locate-dealers/locate-dealers.ts';
import type { LocateVisitor } from '../../application/provider/locate-visitor/locate-visitor.ts';
import type { LookUpDealer } from '../../application/provider/look-up-dealer/look-up-dealer.ts';
import type { NearestDealers } from '../../application/provider/nearest-dealers/nearest-dealers.ts';
import type { RouteCall } from '../../application/provider/route-call/route-call.ts';
import type { ReadPage } from '../../application/visitor/read-page/read-page.ts';
import type { WatchBlocks } from '../../application/visitor/read-page/watch-blocks.ts';
import type { AskDealer } from '../../application/visitor/ask-dealer/ask-dealer.ts';
import type { ArticleOffer } from '../../application/visitor/offer-articles/offer-articles.ts';
import type { CloseBanners } from '../../application/visitor/close-banners/close-banners.ts';
import type { CompareDealers } from '../../application/visitor/compare-dealers/compare-dealers.ts';
import type { FindDealers } from '../../application/visitor/find-dealers/find-dealers.ts';
import type { HoldInView } from '../../application/visitor/hold-in-view/hold-in-view.ts';
import type { ReadReviews } from '../../application/visitor/read-reviews/read-reviews.ts';
import type { RouteCalls } from '../../application/visitor/route-calls/route-calls.ts';
import type { SearchInPlace } from '../../application/visitor/search-in-place/search-in-place.ts';
import type { SendRequest } from '../../application/visitor/send-request/send-request.ts';
import type { FormId } from '../../domain/lead/form-ids.ts';
import type { ShowArea } from '../../application/visitor/show-area/show-area.ts';
import type { ShowConnections } from '../../application/visitor/show-connections/show-connections.ts';
import type { SuggestAddresses } from '../../application/visitor/suggest-addresses/suggest-addresses.ts';
import type { UpdateLocation } from '../../application/visitor/update-location/update-location.ts';
import type { UseMyLocation } from '../../application/visitor/use-my-location/use-my-location.ts';
import type { PageRequests } from './page-requests.ts';

const token = <A>(name: string): ServiceIdentifier<A> => Symbol(name);

/** What the containers hold: ports by their adapters, and use cases. */
export const TOKENS = {
  addressSuggestions: token<AddressSuggestions>('AddressSuggestions'),
  callRouting: token<CallRouting>('CallRouting'),
  clock: token<Clock>('Clock'),
  dealerDirectory: token<DealerDirectory>('DealerDirectory'),
  dealerLookUp: token<DealerLookUp>('DealerLookUp'),
  dealerRecords: token<DealerRecords>('DealerRecords'),
  dealerReviews: token<DealerReviews>('DealerReviews'),
  deliveryQueue: token<DeliveryQueue>('DeliveryQueue'),
  dismissals: token<Dismissals>('Dismissals'),
  idGenerator: token<IdGenerator>('IdGenerator'),
  leadDesk: token<LeadDesk>('LeadDesk'),
  leadLedger: token<LeadLedger>('LeadLedger'),
  nearestCode: token<NearestCode>('NearestCode'),
  numberPools: token<NumberPools>('NumberPools'),
  postalPlaces: token<PostalPlaces>('PostalPlaces'),
  logger: token<Logger>('Logger'),
  relatedArticles: token<RelatedArticles>('RelatedArticles'),
  reviewRecords: token<ReviewRecords>('ReviewRecords'),
  visitorEvents: token<VisitorEvents>('VisitorEvents'),
  visitorMemory: token<VisitorMemory>('VisitorMemory'),
  visitorOrigin: token<VisitorOrigin>('VisitorOrigin'),
  visitorPosition: token<VisitorPosition>('VisitorPosition'),
  visitorProfiles: token<VisitorProfiles>('VisitorProfiles'),
  explainDealer: token<ExplainDealer>('ExplainDealer'),
  listReviews: token<ListReviews>('ListReviews'),
  locateDealers: token<LocateDealers>('LocateDealers'),
  locateVisitor: token<LocateVisitor>('LocateVisitor'),
  lookUpDealer: token<LookUpDealer>('LookUpDealer'),
  nearestDealers: token<NearestDealers>('NearestDealers'),
  routeCall: token<RouteCall>('RouteCall'),
  askDealer: token<AskDealer>('AskDealer'),
  closeBanners: token<CloseBanners>('CloseBanners'),
  compareDealers: token<CompareDealers>('CompareDealers'),
  findDealers: token<FindDealers>('FindDealers'),
  holdInView: token<HoldInView>('HoldInView'),
  /** Begins a request. */
  newRequest: token<(formId: FormId) => SendRequest>('newRequest'),
  /** Begins suggestions for a field. */
  newSuggestions: token<(language: 'en' | 'fr') => SuggestAddresses>('newSuggestions'),
  offerArticles: token<ArticleOffer>('ArticleOffer'),
  pageRequests: token<PageRequests>('PageRequests'),
  readPage: token<ReadPage>('ReadPage'),
  readReviews: token<ReadReviews>('ReadReviews'),
  routeCalls: token<RouteCalls>('RouteCalls'),
  searchInPlace: token<SearchInPlace>('SearchInPlace'),
  showArea: token<ShowArea>('ShowArea'),
  showConnections: token<ShowConnections>('ShowConnections'),
  updateLocation: token<UpdateLocation>('UpdateLocation'),
  useMyLocation: token<UseMyLocation>('UseMyLocation'),
  watchBlocks: token<WatchBlocks>('WatchBlocks'),
} as const;
