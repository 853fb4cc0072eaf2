import { expect, test } from '@jest/globals';
import { lateReviews } from '../../../infrastructure/composition/browser/late-reviews.ts';
import { ReadReviews, type ReviewReader } from '../../../application/visitor/read-reviews/read-reviews.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { FakeDealerReviews } from '../../fakes/dealers/fake-dealer-reviews.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

const DEALER = { companyId: 100063, name: 'Caldwell Mechanical' } as Parameters<ReviewReader['open']>[0];

const reader = (): ReviewReader => new ReadReviews(new FakeDealerReviews(), new MemoryLogger());

test('The code of reviews is loaded at the first request, once for all dealers', async () => {
  let fetches = 0;
  const fetchReader = () => {
    fetches++;
    return Promise.resolve(reader());
  };
  const reviews = lateReviews(fetchReader, new MemoryLogger(), () => undefined);
  await reviews.close();
  expect(fetches).toBe(0);
  await reviews.open(DEALER);
  expect(currentOf(reviews.view$)).toMatchObject({ kind: 'open', dealer: DEALER });
  await reviews.close();
  expect(currentOf(reviews.view$)).toEqual({ kind: 'closed' });
  await reviews.open(DEALER);
  expect(fetches).toBe(1);
});

test('A failure to load the code is reported, and the next click loads it again', async () => {
  const log = new MemoryLogger();
  let isOnline = false;
  let timesMissing = 0;
  const fetchReader = () =>
    isOnline ? Promise.resolve(reader()) : Promise.reject(new TypeError('the network is gone'));
  const reviews = lateReviews(fetchReader, log, () => (timesMissing += 1));
  await reviews.open(DEALER);
  expect(currentOf(reviews.view$)).toEqual({ kind: 'closed' });
  expect(log.errors).toHaveLength(1);
  expect(timesMissing).toBe(1);
  isOnline = true;
  await reviews.open(DEALER);
  expect(currentOf(reviews.view$)).toMatchObject({ kind: 'open' });
  expect(timesMissing).toBe(1);
});
