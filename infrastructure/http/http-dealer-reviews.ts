import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { DealerReviews } from '../../application/ports/dealers/dealer-reviews.ts';
import type { NotFound, ProviderFailure } from '../../application/ports/dealers/provider-failure.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { CompanyId } from '../../domain/dealer/company-id.ts';
import { REVIEWS_PER_PAGE, type ReviewPage } from '../../domain/review/review.ts';
import type { Endpoint } from '../wire/get-json.ts';
import { askProvider } from './ask-provider.ts';
import { failureOrNotFound } from './provider-failure.ts';
import { decodeReviewPage } from './review-page-wire.ts';

export interface HttpDealerReviewsSettings extends Endpoint {
  /** Logs omitted malformed reviews. */
  readonly log?: Logger;
}

/**
 * The reviews of a provider with the specification's HTTP calls (section 7): `/api/reviews/dealers/retrieve-reviews/<company id>`. The
 * browser calls this server; the server calls a real provider.
 */
export class HttpDealerReviews implements DealerReviews {
  constructor(private readonly settings: HttpDealerReviewsSettings) {}

  readonly page = (
    companyId: CompanyId,
    page: number,
    pageAmount = REVIEWS_PER_PAGE,
  ): TE.TaskEither<ProviderFailure | NotFound, ReviewPage> => {
    const { address, timeoutMs, log } = this.settings;
    const query = `page=${page}&pageAmount=${pageAmount}`;
    return pipe(
      askProvider(
        { address: `${address}/${companyId}?${query}`, timeoutMs },
        (body) => decodeReviewPage(body, page, pageAmount),
        log,
      ),
      TE.mapLeft(failureOrNotFound),
    );
  };
}
