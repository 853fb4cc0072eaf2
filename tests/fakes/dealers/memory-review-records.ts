import * as TE from 'fp-ts/TaskEither';
import type { RecordsUnavailable } from '../../../application/ports/dealers/dealer-records.ts';
import type { ReviewRecords, NewestReviews } from '../../../application/ports/dealers/review-records.ts';
import { averageRating } from '../../../domain/review/average-rating.ts';
import type { Review } from '../../../domain/review/review.ts';

/** Lists of reviews by company id. */
export class MemoryReviewRecords implements ReviewRecords {
  private readonly reviews: ReadonlyMap<number, ReadonlyArray<Review>>;
  private fault: string | null = null;

  constructor(reviews: Iterable<readonly [companyId: number, reviews: ReadonlyArray<Review>]>) {
    this.reviews = new Map(reviews);
  }

  /** Makes the records unreadable. */
  breakDown(fault = 'broken down'): void {
    this.fault = fault;
  }

  newest(companyId: number, skipped: number, most: number): TE.TaskEither<RecordsUnavailable, NewestReviews> {
    if (this.fault !== null) return TE.left({ _tag: 'RecordsUnavailable', fault: this.fault });
    const all = this.reviews.get(companyId) ?? [];
    const newestFirst = all.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
    const sum = all.reduce((ratings, { rating }) => ratings + rating, 0);
    return TE.right({
      reviews: newestFirst.slice(skipped, skipped + most),
      total: all.length,
      average: averageRating(sum, all.length),
    });
  }
}
