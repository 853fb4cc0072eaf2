import type { TaskEither } from 'fp-ts/TaskEither';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { ReviewPage } from '../../../domain/review/review.ts';
import type { NotFound, ProviderFailure } from './provider-failure.ts';

/** What customers wrote about dealers: our own records, or a real provider (specification, section 7). */
export interface DealerReviews {
  /**
   * A page of a dealer's reviews, newest first; pages count from 0, and hold ten reviews unless stated. `NotFound`: the provider
   * does not know the dealer.
   */
  readonly page: (
    companyId: CompanyId,
    page: number,
    pageAmount?: number,
  ) => TaskEither<ProviderFailure | NotFound, ReviewPage>;
}
