import { afterAll, beforeAll } from '@jest/globals';
import Fastify from 'fastify';
import type { Review } from '../../domain/review/review.ts';
import { HttpDealerReviews } from '../../infrastructure/http/http-dealer-reviews.ts';
import { dealerReviews } from '../../infrastructure/composition/provider/review-module.ts';
import { readSettings } from '../../infrastructure/settings/settings.ts';
import { reviewRoutes } from '../../infrastructure/server/routes/review-routes.ts';
import { ScriptedProvider } from '../acceptance/drivers/browser/dealers/scripted-provider.ts';
import { describeDealerReviews, type ReviewsUnderTest } from '../contracts/dealers/dealer-reviews.ts';
import { FakeDealerReviews } from '../fakes/dealers/fake-dealer-reviews.ts';
import { MemoryLogger } from '../fakes/memory-logger.ts';
import { MemoryReviewRecords } from '../fakes/dealers/memory-review-records.ts';
import { PATIENCE_MS } from '../hang-guards.ts';

const fake = async (): Promise<ReviewsUnderTest> => {
  const reviews = new FakeDealerReviews();
  return {
    reviews,
    serve: (companyId, list) => reviews.serve(companyId, list),
    breakDown: () => reviews.meet({ _tag: 'ProviderUnavailable', reason: 'Gone' }),
    close: async () => undefined,
  };
};

const ownRecords = async (): Promise<ReviewsUnderTest> => {
  const served: Array<readonly [companyId: number, reviews: ReadonlyArray<Review>]> = [];
  let isBroken = false;
  const reviews = () => {
    const records = new MemoryReviewRecords(served);
    if (isBroken) records.breakDown();
    return dealerReviews(readSettings({}), records, new MemoryLogger());
  };
  return {
    reviews: { page: (...asked) => reviews().page(...asked) },
    serve: (companyId, list) => void served.push([companyId, list]),
    breakDown: () => void (isBroken = true),
    close: async () => undefined,
  };
};

const over = (host: string): HttpDealerReviews =>
  new HttpDealerReviews({
    address: `${host}/reviews/dealers/retrieve-reviews`,
    timeoutMs: PATIENCE_MS,
  });

const provider = new ScriptedProvider();
let providerHost = '';
beforeAll(async () => void (providerHost = await provider.open()));
afterAll(() => provider.close());

const realProvider = async (): Promise<ReviewsUnderTest> => ({
  reviews: over(providerHost),
  serve: (companyId, list) => provider.reviews.serve(companyId, list),
  breakDown: () => provider.reviews.meet({ kind: 'failure' }),
  close: async () => provider.reset(),
});

/** The same reviews as a browser sees them, through our own API. */
const throughApi = (open: () => Promise<ReviewsUnderTest>) => async (): Promise<ReviewsUnderTest> => {
  const behind = await open();
  const api = Fastify();
  reviewRoutes(api, behind.reviews);
  const host = await api.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...behind,
    reviews: over(host),
    close: async () => {
      await api.close();
      await behind.close();
    },
  };
};

describeDealerReviews('fake', fake);
describeDealerReviews('our own records', ownRecords);
describeDealerReviews('a provider over HTTP', realProvider);
describeDealerReviews('our own records through the API', throughApi(ownRecords));
describeDealerReviews('a provider over HTTP, through the API', throughApi(realProvider));
