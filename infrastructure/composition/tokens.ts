import type { ServiceIdentifier } from 'inversify';
import type { Clock } from '../../application/ports/clock.ts';
import type { DealerDirectory } from '../../application/ports/dealer-directory.ts';
import type { DealerRecords } from '../../application/ports/dealer-records.ts';
import type { PostalPlaces } from '../../application/ports/postal-places.ts';
import type { ProblemLog } from '../../application/ports/problem-log.ts';
import type { ReviewRecords } from '../../application/ports/review-records.ts';
import type { VisitorMemory } from '../../application/ports/visitor-memory.ts';
import type { ListReviews } from '../../application/provider/list-reviews/list-reviews.ts';
import type { LocateDealers } from '../../application/provider/locate-dealers/locate-dealers.ts';
import type { LookUpDealer } from '../../application/provider/look-up-dealer/look-up-dealer.ts';
import type { FindDealers } from '../../application/visitor/find-dealers/find-dealers.ts';
import type { ShowArea } from '../../application/visitor/show-area/show-area.ts';

const token = <A>(name: string): ServiceIdentifier<A> => Symbol(name);

/** What the containers hold: ports by their adapters, and use cases. */
export const TOKENS = {
  clock: token<Clock>('Clock'),
  dealerDirectory: token<DealerDirectory>('DealerDirectory'),
  dealerRecords: token<DealerRecords>('DealerRecords'),
  postalPlaces: token<PostalPlaces>('PostalPlaces'),
  problemLog: token<ProblemLog>('ProblemLog'),
  reviewRecords: token<ReviewRecords>('ReviewRecords'),
  visitorMemory: token<VisitorMemory>('VisitorMemory'),
  listReviews: token<ListReviews>('ListReviews'),
  locateDealers: token<LocateDealers>('LocateDealers'),
  lookUpDealer: token<LookUpDealer>('LookUpDealer'),
  findDealers: token<FindDealers>('FindDealers'),
  showArea: token<ShowArea>('ShowArea'),
} as const;
