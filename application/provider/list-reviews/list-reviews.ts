import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { ReviewPage } from '../../../domain/review/review.ts';
import type { RecordsUnavailable } from '../../ports/dealers/dealer-records.ts';
import type { ReviewRecords } from '../../ports/dealers/review-records.ts';

/** Reads a page of a dealer's reviews. Pages start at 0; a page past the last is empty (section 7). */
export class ListReviews {
  constructor(private readonly records: ReviewRecords) {}

  execute(
    companyId: CompanyId,
    page: number,
    pageAmount: number,
  ): TE.TaskEither<RecordsUnavailable, ReviewPage> {
    return pipe(
      this.records.newest(companyId, page * pageAmount, pageAmount),
      TE.map(({ reviews, total, average }) => ({
        reviews,
        page,
        pageAmount,
        totalReviews: total,
        totalPages: Math.ceil(total / pageAmount),
        averageRating: average,
      })),
    );
  }
}
