import * as TE from 'fp-ts/TaskEither';
import { ContainerModule } from 'inversify';
import type { DealerReviews } from '../../../application/ports/dealers/dealer-reviews.ts';
import type { ReviewRecords } from '../../../application/ports/dealers/review-records.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import { ListReviews } from '../../../application/provider/list-reviews/list-reviews.ts';
import { REVIEWS_PER_PAGE } from '../../../domain/review/review.ts';
import type { Settings } from '../../settings/settings.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';
import type { Records } from '../open-records.ts';
import { reviewProvider, type ReviewSettings } from './review-providers.ts';

export const reviewServiceModule = (records: Pick<Records, 'reviews'>, settings: Settings): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SERVER_TOKENS.reviewRecords).toConstantValue(records.reviews);
    bind(TOKENS.dealerReviews)
      .toDynamicValue(({ get }) =>
        dealerReviews(settings, get(SERVER_TOKENS.reviewRecords), get(TOKENS.logger)),
      )
      .inSingletonScope();
    bind(SERVER_TOKENS.listedReviews)
      .toDynamicValue(({ get }) => listedReviews(settings, get(TOKENS.dealerReviews)))
      .inSingletonScope();
  });

/** The dealer reviews: our own records, or a real provider when its host is set. */
export const dealerReviews = (
  settings: ReviewSettings,
  records: ReviewRecords,
  log: Logger,
): DealerReviews => {
  const own = new ListReviews(records);
  return (
    reviewProvider(settings, log) ?? {
      page: (companyId, page, pageAmount = REVIEWS_PER_PAGE) => own.execute(companyId, page, pageAmount),
    }
  );
};

/** The reviews on pages that all visitors share: only our own records, so that rendering waits for no other host. */
const listedReviews = (
  { reviewsApiHost }: Pick<ReviewSettings, 'reviewsApiHost'>,
  reviews: DealerReviews,
): DealerReviews => (reviewsApiHost === null ? reviews : NO_REVIEWS);

const NO_REVIEWS: DealerReviews = {
  page: (_companyId, page, pageAmount = REVIEWS_PER_PAGE) =>
    TE.right({ reviews: [], page, pageAmount, totalReviews: null, totalPages: 0, averageRating: null }),
};
