import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance } from 'fastify';
import type { DealerReviews } from '../../../application/ports/dealers/dealer-reviews.ts';
import type { NotFound, ProviderFailure } from '../../../application/ports/dealers/provider-failure.ts';
import { parseCompanyId } from '../../../domain/dealer/company-id.ts';
import type { ReviewPage } from '../../../domain/review/review.ts';
import { fromReviewPage } from '../../wire/review-wire.ts';
import { sendJson } from '../problem.ts';
import { sendFailureOrNotFound } from '../provider-problem.ts';
import { reviewsCall } from '../schemas/json-schemas.ts';

interface ReviewsRequest {
  Params: { companyId: number };
  Querystring: { page: number; pageAmount: number };
}

/** The reviews of a number that isn't a valid company id. */
const NO_REVIEWS = { reviews: [], totalReviews: 0, totalPages: 0, averageRating: 0 };

/** Returns a dealer's reviews in our wire format (contract, section 3). */
export const reviewRoutes = (api: FastifyInstance, dealerReviews: DealerReviews): void => {
  api.get<ReviewsRequest>(
    '/reviews/dealers/retrieve-reviews/:companyId',
    { schema: reviewsCall },
    async ({ params, query }, reply) => {
      const found = await pipe(
        parseCompanyId(params.companyId),
        O.match(
          () => TE.right<ProviderFailure | NotFound, ReviewPage>({ ...NO_REVIEWS, ...query }),
          (companyId) => dealerReviews.page(companyId, query.page, query.pageAmount),
        ),
      )();
      return pipe(
        found,
        E.match(sendFailureOrNotFound(reply, 'There’s no dealer with this company ID.'), (page) =>
          sendJson(reply, JSON.stringify(fromReviewPage(page))),
        ),
      );
    },
  );
};
