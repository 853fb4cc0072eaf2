import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance } from 'fastify';
import type { RecordsUnavailable } from '../../../application/ports/dealers/dealer-records.ts';
import type { ListReviews } from '../../../application/provider/list-reviews/list-reviews.ts';
import { parseCompanyId } from '../../../domain/dealer/company-id.ts';
import type { ReviewPage } from '../../../domain/review/review.ts';
import { fromReviewPage } from '../../wire/review-wire.ts';
import { reviewsCall } from '../schemas/json-schemas.ts';
import { sendJson, sendUnavailable } from '../problem.ts';

export const REVIEWS_PATH = '/reviews/dealers/retrieve-reviews/:companyId';

interface ReviewsRequest {
  Params: { companyId: number };
  Querystring: { page: number; pageAmount: number };
}

/** Of a number that is no dealer's. */
const NO_REVIEWS = { reviews: [], totalReviews: 0, totalPages: 0, averageRating: 0 };

/** A dealer's reviews, answered from this server's own records (contract, section 3). */
export const reviewRoutes = (api: FastifyInstance, listReviews: ListReviews): void => {
  api.get<ReviewsRequest>(REVIEWS_PATH, { schema: reviewsCall }, async ({ params, query }, reply) => {
    const listed = await pipe(
      parseCompanyId(params.companyId),
      O.match(
        () => TE.right<RecordsUnavailable, ReviewPage>({ ...NO_REVIEWS, ...query }),
        (companyId) => listReviews.execute(companyId, query.page, query.pageAmount),
      ),
    )();
    return pipe(
      listed,
      E.match(sendUnavailable(reply), (page) => sendJson(reply, JSON.stringify(fromReviewPage(page)))),
    );
  });
};
