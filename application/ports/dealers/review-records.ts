import type { TaskEither } from 'fp-ts/TaskEither';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { Review } from '../../../domain/review/review.ts';
import type { RecordsUnavailable } from './dealer-records.ts';

/** Part of a dealer's reviews, newest first, with the total and average of all. */
export interface NewestReviews {
  readonly reviews: ReadonlyArray<Review>;
  readonly total: number;
  /** From 0 to 5 with one decimal; 0 without reviews. */
  readonly average: number;
}

/** Our own review records. */
export interface ReviewRecords {
  readonly newest: (
    companyId: CompanyId,
    skipped: number,
    most: number,
  ) => TaskEither<RecordsUnavailable, NewestReviews>;
}
