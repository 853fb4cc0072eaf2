import type { ServiceIdentifier } from 'inversify';
import type { CallRouting } from '../../application/ports/call-routing.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { DealerDirectory } from '../../application/ports/dealer-directory.ts';
import type { DealerRecords } from '../../application/ports/dealer-records.ts';
import type { DealerReviews } from '../../application/ports/dealer-reviews.ts';
import type { NearestCode } from '../../application/ports/nearest-code.ts';
import type { NumberPools } from '../../application/ports/number-pools.ts';
import type { PostalPlaces } from '../../application/ports/postal-places.ts';
import type { ProblemLog } from '../../application/ports/problem-log.ts';
import type { ReviewRecords } from '../../application/ports/review-records.ts';
import type { VisitorMemory } from '../../application/ports/visitor-memory.ts';
import type { VisitorOrigin } from '../../application/ports/visitor-origin.ts';
import type { VisitorPosition } from '../../application/ports/visitor-position.ts';
import type { ExplainDealer } from '../../application/provider/explain-dealer/explain-dealer.ts';
import type { ListReviews } from '../../application/provider/list-reviews/list-reviews.ts';
import type { LocateDealers } from '../../application/provider/locate-dealers/locate-dealers.ts';
import type { LocateVisitor } from '../../application/provider/locate-visitor/locate-visitor.ts';
import type { LookUpDealer } from '../../application/provider/look-up-dealer/look-up-dealer.ts';
import type { NearestDealers } from '../../application/provider/nearest-dealers/nearest-dealers.ts';
import type { RouteCall } from '../../application/provider/route-call/route-call.ts';
import type { CompareDealers } from '../../application/visitor/compare-dealers/compare-dealers.ts';
import type { FindDealers } from '../../application/visitor/find-dealers/find-dealers.ts';
import type { ReadReviews } from '../../application/visitor/read-reviews/read-reviews.ts';
import type { RouteCalls } from '../../application/visitor/route-calls/route-calls.ts';
import type { ShowArea } from '../../application/visitor/show-area/show-area.ts';
import type { UpdateLocation } from '../../application/visitor/update-location/update-location.ts';
import type { UseMyLocation } from '../../application/visitor/use-my-location/use-my-location.ts';

const token = <A>(name: string): ServiceIdentifier<A> => Symbol(name);

/** What the containers hold: ports by their adapters, and use cases. */
export const TOKENS = {
  callRouting: token<CallRouting>('CallRouting'),
  clock: token<Clock>('Clock'),
  dealerDirectory: token<DealerDirectory>('DealerDirectory'),
  dealerRecords: token<DealerRecords>('DealerRecords'),
  dealerReviews: token<DealerReviews>('DealerReviews'),
  nearestCode: token<NearestCode>('NearestCode'),
  numberPools: token<NumberPools>('NumberPools'),
  postalPlaces: token<PostalPlaces>('PostalPlaces'),
  problemLog: token<ProblemLog>('ProblemLog'),
  reviewRecords: token<ReviewRecords>('ReviewRecords'),
  visitorMemory: token<VisitorMemory>('VisitorMemory'),
  visitorOrigin: token<VisitorOrigin>('VisitorOrigin'),
  visitorPosition: token<VisitorPosition>('VisitorPosition'),
  explainDealer: token<ExplainDealer>('ExplainDealer'),
  listReviews: token<ListReviews>('ListReviews'),
  locateDealers: token<LocateDealers>('LocateDealers'),
  locateVisitor: token<LocateVisitor>('LocateVisitor'),
  lookUpDealer: token<LookUpDealer>('LookUpDealer'),
  nearestDealers: token<NearestDealers>('NearestDealers'),
  routeCall: token<RouteCall>('RouteCall'),
  compareDealers: token<CompareDealers>('CompareDealers'),
  findDealers: token<FindDealers>('FindDealers'),
  readReviews: token<ReadReviews>('ReadReviews'),
  routeCalls: token<RouteCalls>('RouteCalls'),
  showArea: token<ShowArea>('ShowArea'),
  updateLocation: token<UpdateLocation>('UpdateLocation'),
  useMyLocation: token<UseMyLocation>('UseMyLocation'),
} as const;
