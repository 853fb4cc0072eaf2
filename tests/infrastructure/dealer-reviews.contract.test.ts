import { afterAll, beforeAll } from '@jest/globals';
import { HttpDealerReviews } from '../../infrastructure/http/http-dealer-reviews.ts';
import { ScriptedProvider } from '../acceptance/drivers/browser/dealers/scripted-provider.ts';
import { describeDealerReviews } from '../contracts/dealers/dealer-reviews.ts';
import { FakeDealerReviews } from '../fakes/dealers/fake-dealer-reviews.ts';
import { PATIENCE_MS } from '../hang-guards.ts';

describeDealerReviews('fake', async () => {
  const reviews = new FakeDealerReviews();
  return {
    reviews,
    serve: (companyId, list) => reviews.serve(companyId, list),
    breakDown: () => reviews.meet({ _tag: 'ReviewsUnavailable', reason: 'Gone' }),
    close: async () => undefined,
  };
});

const provider = new ScriptedProvider();
let host = '';
beforeAll(async () => void (host = await provider.open()));
afterAll(() => provider.close());

describeDealerReviews('HTTP', async () => ({
  reviews: new HttpDealerReviews({
    address: `${host}/reviews/dealers/retrieve-reviews`,
    timeoutMs: PATIENCE_MS,
  }),
  serve: (companyId, list) => provider.serveReviews(companyId, list),
  breakDown: () => provider.meetReviews({ kind: 'failure' }),
  close: async () => provider.reset(),
}));
