import type { TaskEither } from 'fp-ts/TaskEither';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { ReviewPage } from '../../../domain/review/review.ts';

/** Reviews cannot be read now; `reason` says why, without personal data. */
export interface ReviewsUnavailable {
  readonly _tag: 'ReviewsUnavailable';
  readonly reason: string;
}

/** What customers wrote about dealers (specification, section 7). */
export interface DealerReviews {
  /** A page of ten of a dealer's reviews, newest first; pages count from 0. */
  readonly page: (companyId: CompanyId, page: number) => TaskEither<ReviewsUnavailable, ReviewPage>;
}
