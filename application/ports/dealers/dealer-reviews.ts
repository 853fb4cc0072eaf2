import type { TaskEither } from 'fp-ts/TaskEither';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { ReviewPage } from '../../../domain/review/review.ts';
import type { NotFound, ProviderFailure } from './provider-failure.ts';

/** Customers' reviews of dealers, from our own records or a real provider (specification, section 7). */
export interface DealerReviews {
  /**
   * A page of a dealer's reviews, newest first. `page` starts at 0; `pageAmount` is the page size, 10 by default. `NotFound`: the provider
   * doesn't know the dealer.
   */
  readonly page: (
    companyId: CompanyId,
    page: number,
    pageAmount?: number,
  ) => TaskEither<ProviderFailure | NotFound, ReviewPage>;
}
