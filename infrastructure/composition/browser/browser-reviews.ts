import type { Logger } from '../../../application/ports/logger.ts';
import { ReadReviews } from '../../../application/visitor/read-reviews/read-reviews.ts';
import { HttpDealerReviews } from '../../http/http-dealer-reviews.ts';

const REVIEWS_TIMEOUT_MS = 15_000;

/** What reads reviews in the browser; a chunk of its own, fetched once a visitor asks for some. */
export const browserReviews = (log: Logger): ReadReviews =>
  new ReadReviews(
    new HttpDealerReviews({
      address: '/api/reviews/dealers/retrieve-reviews',
      timeoutMs: REVIEWS_TIMEOUT_MS,
      log,
    }),
    log,
  );
