import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { DealerExplanation } from '../../../application/provider/explain-dealer/dealer-explanation.ts';
import { ExplainDealer } from '../../../application/provider/explain-dealer/explain-dealer.ts';
import { OrderedDealerDirectory } from '../../../application/provider/order-dealers/ordered-dealer-directory.ts';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import { NUMBER_TYPES } from '../../../domain/dealer/dealer.ts';
import { aCode } from '../../builders/a-code.ts';
import { aDealer, type DealerBuilder } from '../../builders/a-dealer.ts';
import { companyId } from '../../builders/company-id.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { FakeDealerDirectory } from '../../fakes/dealers/fake-dealer-directory.ts';

const code = aCode('75001');

const dealerAt = (id: number, miles: number): DealerBuilder => aDealer().withCompanyId(id).milesAway(miles);

const opened = (
  dealers: ReadonlyArray<DealerBuilder>,
  { buckets = [], group = null }: { buckets?: ReadonlyArray<number>; group?: string | null } = {},
) => {
  const provider = new FakeDealerDirectory();
  const built = dealers.map((dealer) => dealer.build());
  provider.serve('75001', built, { randomizeBuckets: buckets });
  const clock = new FakeClock();
  const directory = new OrderedDealerDirectory(provider, clock);
  return { provider, directory, explain: new ExplainDealer(directory, clock, group) };
};

const explanationOf = async (
  { explain }: ReturnType<typeof opened>,
  id: number,
): Promise<DealerExplanation | null> => {
  const explained = await explain.execute(code, companyId(id))();
  return E.isRight(explained) ? explained.right : null;
};

const numberOf = (explanation: DealerExplanation | null, trafficSource: string | null) =>
  explanation?.numbers.find((number) => number.trafficSource === trafficSource);

describe('ExplainDealer', () => {
  test('returns the position, page, bucket and distance of a dealer sorted by distance', async () => {
    const dealers = [1, 2, 3, 4].map((id) => dealerAt(id, id * 5).inBucket(1));
    expect(await explanationOf(opened(dealers, { buckets: [2] }), 4)).toMatchObject({
      zipcode: '75001',
      cid: 4,
      position: 4,
      total: 4,
      page: 2,
      bucket: 1,
      shuffled: false,
      seed: '75001 2026-11-20',
      distanceMiles: 20,
    });
  });

  test('returns the same position as a search in a shuffled bucket', async () => {
    const site = opened(
      Array.from({ length: 9 }, (_, i) => dealerAt(i + 1, i).inBucket(2)),
      { buckets: [2] },
    );
    const { right } = (await site.directory.search(code)()) as E.Right<DealerAnswer>;
    for (const [index, dealer] of right.dealers.entries()) {
      expect(await explanationOf(site, dealer.companyId ?? 0)).toMatchObject({
        position: index + 1,
        page: Math.ceil((index + 1) / 3),
        shuffled: true,
        seed: '75001 2026-11-20',
      });
    }
  });

  test('puts a dealer without a bucket last, and never shuffles them', async () => {
    const site = opened([dealerAt(1, 1), dealerAt(2, 30).inBucket(1)], { buckets: [1] });
    expect(await explanationOf(site, 1)).toMatchObject({ position: 2, bucket: null, shuffled: false });
  });

  test('returns the number and its reason without a traffic source, then for each source', async () => {
    const dealer = dealerAt(1, 1).withPhone('972.555.0100').withNumber('campaign-1', '8005550111');
    const explanation = await explanationOf(opened([dealer]), 1);
    expect(explanation?.numbers.map(({ trafficSource }) => trafficSource)).toEqual([null, ...NUMBER_TYPES]);
    expect(numberOf(explanation, null)).toEqual({
      trafficSource: null,
      number: '972.555.0100',
      formatted: '1-972-555-0100',
      reason: 'phone1',
      routedBy: null,
    });
    expect(numberOf(explanation, 'campaign-1')).toMatchObject({
      number: '8005550111',
      formatted: '1-800-555-0111',
      reason: 'traffic-source',
    });
  });

  test("states that the value-brand number replaces the dealer's own", async () => {
    const dealer = dealerAt(1, 1).withNumber('value-brand', '18005550122');
    const explanation = await explanationOf(opened([dealer]), 1);
    for (const source of [null, 'value-brand', 'campaign-2'])
      expect(numberOf(explanation, source)).toMatchObject({ number: '8005550122', reason: 'value-brand' });
  });

  test('returns the pool and group of a routed call', async () => {
    const dealer = dealerAt(1, 1).with({ fuseInfo: { pool: 'pool-1', routingGroup: 'group-1' } });
    const own = await explanationOf(opened([dealer]), 1);
    expect(numberOf(own, null)?.routedBy).toBeNull();
    expect(numberOf(own, 'paid-search')?.routedBy).toEqual({
      pool: 'pool-1',
      routingGroup: 'group-1',
      supplied: '9725550100',
    });
    const everywhere = await explanationOf(opened([dealer], { group: 'staging' }), 1);
    expect(numberOf(everywhere, 'paid-search')?.routedBy?.routingGroup).toBe('staging');
  });

  test('returns no number for a dealer without one', async () => {
    const explanation = await explanationOf(opened([dealerAt(1, 1).without('phone1')]), 1);
    expect(numberOf(explanation, null)).toMatchObject({ number: null, formatted: null, reason: 'none' });
  });

  test('returns null for a dealer who is not in the answer', async () => {
    expect(await explanationOf(opened([dealerAt(2, 6)]), 1)).toBeNull();
    expect(await explanationOf(opened([]), 1)).toBeNull();
  });

  test('fails if the records cannot be read', async () => {
    const { provider, explain } = opened([]);
    provider.meet({ _tag: 'RecordsUnavailable', fault: 'gone' });
    expect(await explain.execute(code, companyId(1))()).toMatchObject({
      left: { _tag: 'RecordsUnavailable' },
    });
  });
});
