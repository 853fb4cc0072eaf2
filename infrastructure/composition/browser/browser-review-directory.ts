import { HttpDealerReviews } from '../../http/http-dealer-reviews.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

const REVIEWS_TIMEOUT_MS = 15_000;

export const browserReviewDirectory: Bindings = [
  singleton(
    TOKENS.dealerReviews,
    (get) =>
      new HttpDealerReviews({
        address: '/api/reviews/dealers/retrieve-reviews',
        timeoutMs: REVIEWS_TIMEOUT_MS,
        log: get(TOKENS.logger),
      }),
  ),
];
