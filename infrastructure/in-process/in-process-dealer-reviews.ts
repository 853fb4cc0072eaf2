import type { TaskEither } from 'fp-ts/TaskEither';
import type { DealerReviews } from '../../application/ports/dealers/dealer-reviews.ts';
import type { ProviderFailure } from '../../application/ports/dealers/provider-failure.ts';
import type { ListReviews } from '../../application/provider/list-reviews/list-reviews.ts';
import type { CompanyId } from '../../domain/dealer/company-id.ts';
import { REVIEWS_PER_PAGE, type ReviewPage } from '../../domain/review/review.ts';

/** The reviews of our own records. An unknown dealer has no reviews. */
export class InProcessDealerReviews implements DealerReviews {
  constructor(private readonly listReviews: ListReviews) {}

  readonly page = (
    companyId: CompanyId,
    page: number,
    pageAmount = REVIEWS_PER_PAGE,
  ): TaskEither<ProviderFailure, ReviewPage> => this.listReviews.execute(companyId, page, pageAmount);
}
