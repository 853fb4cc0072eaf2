import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { DealerReviews, ReviewsUnavailable } from '../../application/ports/dealers/dealer-reviews.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { CompanyId } from '../../domain/dealer/company-id.ts';
import { REVIEWS_PER_PAGE, type ReviewPage } from '../../domain/review/review.ts';
import { failureText, getJson, type JsonFailure } from '../wire/get-json.ts';
import { decodeReviewPage, leftOutText } from './review-page-wire.ts';

export interface HttpDealerReviewsSettings {
  /** Where reviews are read, `/api/reviews/dealers/retrieve-reviews`; the company id is appended. */
  readonly address: string;
  /** How long one answer may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Where it is written that malformed reviews were left out. */
  readonly log?: Logger;
}

/** The reviews of a provider that speaks the specification's HTTP calls (section 7). */
export class HttpDealerReviews implements DealerReviews {
  constructor(private readonly settings: HttpDealerReviewsSettings) {}

  readonly page = (companyId: CompanyId, page: number): TE.TaskEither<ReviewsUnavailable, ReviewPage> => {
    const { address, timeoutMs, log } = this.settings;
    const query = `page=${page}&pageAmount=${REVIEWS_PER_PAGE}`;
    const ask = getJson((body) => decodeReviewPage(body, page));
    return pipe(
      ask({ address: `${address}/${companyId}?${query}`, timeoutMs }),
      TE.bimap(unavailable, (decoded) => {
        if (decoded.leftOut.length > 0) log?.warning(leftOutText(decoded));
        return decoded.page;
      }),
    );
  };
}

const unavailable = (failure: JsonFailure): ReviewsUnavailable => ({
  _tag: 'ReviewsUnavailable',
  reason: failureText(failure),
});
