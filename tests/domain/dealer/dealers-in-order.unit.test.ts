import { describe, expect, test } from '@jest/globals';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { sortNamed, type DealerSort } from '../../../domain/dealer/dealer-sort.ts';
import { inSortOrder } from '../../../domain/dealer/dealers-in-order.ts';

const DEALERS: ReadonlyArray<Dealer> = [
  { name: 'far, few perfect reviews', distanceMiles: 30, averageRating: 5, totalReviewCount: 3 },
  { name: 'no distance, no reviews' },
  { name: 'near, good', distanceMiles: 2, averageRating: 4.6, totalReviewCount: 200 },
  { name: 'as near, many perfect reviews', distanceMiles: 2, averageRating: 4.96, totalReviewCount: 90 },
  { name: 'nearest, a rating without reviews', distanceMiles: 1, averageRating: 5, totalReviewCount: 0 },
];

const sorted = (sort: DealerSort) => inSortOrder(DEALERS, sort, 0).map(({ name }) => name);

describe('The order that a visitor chose for dealers (contract, section 7: sorting)', () => {
  test('“recommended” is the order of the service', () => {
    expect(inSortOrder(DEALERS, 'recommended', 0)).toEqual(DEALERS);
  });

  test('“nearest” is by distance, then in the order of the service, with unknown distances last', () => {
    expect(sorted('nearest')).toEqual([
      'nearest, a rating without reviews',
      'near, good',
      'as near, many perfect reviews',
      'far, few perfect reviews',
      'no distance, no reviews',
    ]);
  });

  test('“nearest” does not depend on who is open', () => {
    const near: Dealer = { distanceMiles: 1 };
    const open: Dealer = { distanceMiles: 2, emergencyService: true };
    expect(inSortOrder([open, near], 'nearest', 0)).toEqual([near, open]);
  });

  test('“rating” puts a few perfect reviews after many good ones, and dealers without reviews last', () => {
    expect(sorted('rating')).toEqual([
      'as near, many perfect reviews',
      'near, good',
      'far, few perfect reviews',
      'no distance, no reviews',
      'nearest, a rating without reviews',
    ]);
  });

  test('“rating” puts more reviews first if two dealers show the same rating', () => {
    const few = { name: 'few', averageRating: 4.94, totalReviewCount: 31 };
    const many = { name: 'many', averageRating: 4.86, totalReviewCount: 1204 };
    expect(inSortOrder([few, many], 'rating', 0)).toEqual([many, few]);
  });

  test('“rating” puts more reviews first if two dealers also have the same weighted average', () => {
    const few = { name: 'few', averageRating: 4, totalReviewCount: 10 };
    const many = { name: 'many', averageRating: 4, totalReviewCount: 200 };
    expect(inSortOrder([few, many], 'rating', 0)).toEqual([many, few]);
    expect(inSortOrder([many, few], 'rating', 0)).toEqual([many, few]);
  });

  describe('“open”', () => {
    const week = { thu: '8:00 AM - 6:00 PM' };
    const at = (name: string, distanceMiles: number, more: Partial<Dealer>): Dealer => ({
      name,
      distanceMiles,
      timeZone: 'America/Chicago',
      dealerInfo: { weekHours: week },
      phone1: '9725550100',
      ...more,
    });
    const dealers = [
      at('around the clock, without a number', 0, { emergencyService: true, phone1: '' }),
      at('closed', 1, {}),
      at('around the clock', 20, { emergencyService: true }),
      at('open, farther west', 9, { timeZone: 'America/Los_Angeles' }),
      at('says nothing', 3, { dealerInfo: {} }),
    ];
    const orderAt = (instant: string) =>
      inSortOrder(dealers, 'open', Date.parse(instant)).map(({ name }) => name);

    test('puts dealers that answer now first, then the rest, each nearest first', () =>
      expect(orderAt('2026-11-20T00:30:00Z')).toEqual([
        'open, farther west',
        'around the clock',
        'around the clock, without a number',
        'closed',
        'says nothing',
      ]));

    test('puts only dealers that answer 24/7 first on a holiday', () =>
      expect(orderAt('2026-11-26T16:00:00Z')).toEqual([
        'around the clock',
        'around the clock, without a number',
        'closed',
        'says nothing',
        'open, farther west',
      ]));
  });

  test('does not change the given list', () => {
    const given = [...DEALERS];
    expect(inSortOrder(given, 'rating', 0)).not.toEqual(DEALERS);
    expect(given).toEqual(DEALERS);
  });

  test.each([
    ['nearest', 'nearest'],
    ['rating', 'rating'],
    ['recommended', 'recommended'],
    ['price', 'recommended'],
    [null, 'recommended'],
  ])('has the name %p for %p', (name, sort) => expect(sortNamed(name)).toBe(sort));
});
