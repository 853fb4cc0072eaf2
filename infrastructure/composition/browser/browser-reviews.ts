import { HttpDealerReviews } from '../../http/http-dealer-reviews.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';
import { reviewModule } from '../visitor/review-module.ts';

const REVIEWS_TIMEOUT_MS = 15_000;

/** What reads reviews in the browser; a chunk of its own, fetched once a visitor asks for some. */
export const browserReviews: Bindings = [
  singleton(
    TOKENS.dealerReviews,
    (get) =>
      new HttpDealerReviews({
        address: '/api/reviews/dealers/retrieve-reviews',
        timeoutMs: REVIEWS_TIMEOUT_MS,
        log: get(TOKENS.logger),
      }),
  ),
  ...reviewModule,
];
