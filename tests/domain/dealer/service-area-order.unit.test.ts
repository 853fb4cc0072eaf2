import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { inServiceAreaOrder, shuffleSeed } from '../../../domain/dealer/service-area-order.ts';
import { companyId } from '../../builders/company-id.ts';

const dealer = (id: number, bucket: number | undefined, distanceMiles: number): Dealer => ({
  companyId: companyId(id),
  distanceMiles,
  searchInfo: bucket === undefined ? {} : { bucket },
});

const ids = (dealers: ReadonlyArray<Dealer>): ReadonlyArray<number | undefined> =>
  dealers.map((d) => d.companyId);

const anyDealers = fc
  .uniqueArray(
    fc.tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 50 }),
    ),
    {
      selector: ([id]) => id,
      maxLength: 40,
    },
  )
  .map((rows) => rows.map(([id, bucket, miles]) => dealer(id, bucket, miles)));

describe('The order of an answer (contract, section 7)', () => {
  test('is by bucket, then by distance, with dealers without a bucket last', () => {
    const dealers = [
      dealer(1, undefined, 1),
      dealer(2, 2, 9),
      dealer(3, 1, 30),
      dealer(4, 2, 5),
      dealer(5, 1, 20),
    ];
    expect(ids(inServiceAreaOrder(dealers, [], 'seed'))).toEqual([5, 3, 4, 2, 1]);
  });

  test('keeps dealers of unknown distance in the order of the service, after the others', () => {
    const dealers = [{ companyId: companyId(1) }, dealer(2, undefined, 3), { companyId: companyId(3) }];
    expect(ids(inServiceAreaOrder(dealers, [], 'seed'))).toEqual([2, 1, 3]);
  });

  test('contains every dealer once, with ascending buckets', () => {
    fc.assert(
      fc.property(anyDealers, fc.string(), (dealers, seed) => {
        const ordered = inServiceAreaOrder(dealers, [2, 4], seed);
        expect([...ids(ordered)].sort()).toEqual([...ids(dealers)].sort());
        const buckets = ordered.map((d) => d.searchInfo?.bucket ?? 0);
        expect(buckets).toEqual([...buckets].sort((a, b) => a - b));
      }),
    );
  });

  test('does not depend on the order of the input', () => {
    fc.assert(
      fc.property(anyDealers, fc.string(), (dealers, seed) => {
        const once = inServiceAreaOrder(dealers, [1, 2, 3, 4], seed);
        expect(ids(inServiceAreaOrder([...dealers].reverse(), [1, 2, 3, 4], seed))).toEqual(ids(once));
      }),
    );
  });

  test('shuffles the named buckets only, differently for each seed', () => {
    const dealers = Array.from({ length: 10 }, (_, i) => dealer(i + 1, i < 5 ? 1 : 2, i));
    const firsts = Array.from(
      { length: 500 },
      (_, s) => inServiceAreaOrder(dealers, [2], `seed ${s}`)[5]?.companyId,
    );
    for (const id of [6, 7, 8, 9, 10]) {
      const times = firsts.filter((first) => first === id).length;
      expect(times).toBeGreaterThan(60);
      expect(times).toBeLessThan(140);
    }
    expect(ids(inServiceAreaOrder(dealers, [2], 'any')).slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  test('is the same in every release, so that servers of two releases agree', () => {
    const dealers = Array.from({ length: 8 }, (_, i) => dealer(i + 1, 1, i));
    expect(ids(inServiceAreaOrder(dealers, [1], shuffleSeed('75001', '2026-11-20')))).toEqual([
      1, 8, 2, 3, 6, 5, 4, 7,
    ]);
  });

  test('has a seed of the area and the day', () => {
    expect(shuffleSeed('75001', '2026-11-20')).toBe('75001 2026-11-20');
  });
});
