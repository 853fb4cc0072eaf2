import { beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { SearchContext } from '../../../application/ports/dealers/dealer-directory.ts';
import { OrderedDealerDirectory } from '../../../application/provider/order-dealers/ordered-dealer-directory.ts';
import { aCode } from '../../builders/a-code.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { FakeDealerDirectory } from '../../fakes/dealers/fake-dealer-directory.ts';

const dealerAt = (companyId: number, miles: number, bucket: number) =>
  aDealer().withCompanyId(companyId).milesAway(miles).inBucket(bucket).build();
const twelve = Array.from({ length: 12 }, (_, i) => dealerAt(i + 1, i, 2));

let clock: FakeClock;
let provider: FakeDealerDirectory;
let directory: OrderedDealerDirectory;
beforeEach(() => {
  clock = new FakeClock();
  provider = new FakeDealerDirectory();
  directory = new OrderedDealerDirectory(provider, clock);
});

const idsNear = async (
  zipcode = '75001',
  context?: SearchContext,
): Promise<ReadonlyArray<number | undefined>> => {
  const found = await directory.search(aCode(zipcode), context)();
  return E.isRight(found) ? found.right.dealers.map(({ companyId }) => companyId) : [];
};

const session = (sessionId: string): SearchContext => ({ page: '/', anonymousId: sessionId, sessionId });

describe('The order of dealers (contract, section 7)', () => {
  test("is by bucket, then by distance, regardless of the provider's order", async () => {
    provider.serve('75001', [dealerAt(1, 20, 2), dealerAt(2, 30, 1), dealerAt(3, 5, 2)]);
    expect(await idsNear()).toEqual([2, 3, 1]);
  });

  test('has each company once, and every dealer without an id', async () => {
    const unnamed = aDealer().without('companyId').milesAway(9).inBucket(2).build();
    provider.serve('75001', [dealerAt(1, 4, 2), dealerAt(1, 5, 2), unnamed, unnamed]);
    expect(await idsNear()).toEqual([1, undefined, undefined]);
  });

  test('is the same for every session, even if the provider shuffles each answer', async () => {
    provider.serve('75001', twelve, { randomizeBuckets: [2] });
    const html = await idsNear();
    provider.serve('75001', twelve.toReversed(), { randomizeBuckets: [2] });
    expect(await idsNear('75001', session('a-session'))).toEqual(html);
    expect(await idsNear('75001', session('another'))).toEqual(html);
    expect(html).not.toEqual(twelve.map(({ companyId }) => companyId));
  });

  test('changes with the area and the day', async () => {
    provider.serve('75001', twelve, { randomizeBuckets: [2] });
    provider.serve('60601', twelve, { randomizeBuckets: [2] });
    const today = await idsNear();
    expect(await idsNear('60601')).not.toEqual(today);
    await clock.advance(86_400_000);
    expect(await idsNear()).not.toEqual(today);
  });

  test("leaves the rest of the answer unchanged, and passes on the search's context", async () => {
    provider.serve('75001', [], { city: 'Addison', state: 'TX', randomizeBuckets: [4] });
    expect(await directory.search(aCode('75001'), session('s'))()).toEqual(
      E.right({ zipcode: '75001', city: 'Addison', state: 'TX', randomizeBuckets: [4], dealers: [] }),
    );
    expect(provider.contexts).toEqual([session('s')]);
  });

  test('leaves failures and the nearest dealers unchanged', async () => {
    const failure = { _tag: 'InvalidResponse', fault: 'dealers should be a list' } as const;
    provider.meet(failure);
    expect(await directory.search(aCode('75001'))()).toEqual(E.left(failure));
    const far = [dealerAt(1, 60, 2), dealerAt(2, 70, 1)];
    provider.serveNearest('75001', far);
    expect(await directory.nearest(aCode('75001'), [], 3)()).toEqual(E.right(far));
  });
});
