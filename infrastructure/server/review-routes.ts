import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance } from 'fastify';
import type { ListReviews } from '../../application/provider/list-reviews/list-reviews.ts';
import { fromReviewPage } from '../wire/review-wire.ts';
import { reviewsCall } from './json-schemas.ts';
import { sendJson, sendUnavailable } from './problem.ts';

export const REVIEWS_PATH = '/reviews/dealers/retrieve-reviews/:companyId';

interface ReviewsRequest {
  Params: { companyId: number };
  Querystring: { page: number; pageAmount: number };
}

/** A dealer's reviews, answered from this server's own records (contract, section 3). */
export const reviewRoutes = (api: FastifyInstance, listReviews: ListReviews): void => {
  api.get<ReviewsRequest>(REVIEWS_PATH, { schema: reviewsCall }, async ({ params, query }, reply) => {
    const listed = await listReviews.execute(params.companyId, query.page, query.pageAmount)();
    return pipe(
      listed,
      E.match(sendUnavailable(reply), (page) => sendJson(reply, JSON.stringify(fromReviewPage(page)))),
    );
  });
};
