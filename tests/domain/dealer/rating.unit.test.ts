import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import fc from 'fast-check';
import { ratingOf, starsOf, weightedAverage } from '../../../domain/dealer/rating.ts';

describe('The rating of a dealer (section 9)', () => {
  test('exists only with reviews', () => {
    expect(ratingOf({ averageRating: 4.7, totalReviewCount: 0 })).toEqual(O.none);
    expect(ratingOf({ averageRating: 4.7 })).toEqual(O.none);
    expect(ratingOf({ totalReviewCount: 3 })).toEqual(O.none);
    expect(ratingOf({ averageRating: 4.7, totalReviewCount: 128 })).toEqual(
      O.some({ average: 4.7, count: 128 }),
    );
  });
});

describe('The average for sorting dealers', () => {
  const tenths = fc.integer({ min: 0, max: 50 }).map((tenth) => tenth / 10);
  const counts = fc.integer({ min: 1, max: 5000 });

  test('weighs the number of reviews', () => {
    expect(weightedAverage({ average: 5, count: 4 })).toBeCloseTo(4.29, 2);
    expect(weightedAverage({ average: 4.9, count: 300 })).toBeCloseTo(4.87, 2);
    expect(weightedAverage({ average: 1, count: 4 })).toBeCloseTo(3.14, 2);
  });

  test('rises with the average for the same number of reviews', () => {
    fc.assert(
      fc.property(tenths, tenths, counts, (one, other, count) => {
        const difference =
          weightedAverage({ average: one, count }) - weightedAverage({ average: other, count });
        expect(Math.sign(difference)).toBe(Math.sign(one - other));
      }),
    );
  });

  test('approaches the plain average with each review, and never passes it', () => {
    fc.assert(
      fc.property(tenths, counts, (average, count) => {
        const distance = (of: number): number => weightedAverage({ average, count: of }) - average;
        expect(Math.abs(distance(count + 1))).toBeLessThanOrEqual(Math.abs(distance(count)) + 1e-12);
        expect(distance(count) * (4 - average)).toBeGreaterThanOrEqual(-1e-9);
      }),
    );
  });

  test('ranks under ten reviews, from 4.5 up, below ten times as many with a rating one tenth lower', () => {
    const high = fc.integer({ min: 45, max: 50 }).map((tenth) => tenth / 10);
    fc.assert(
      fc.property(high, fc.integer({ min: 1, max: 9 }), (average, count) => {
        const lower = { average: Math.round(average * 10 - 1) / 10, count: count * 10 };
        expect(weightedAverage(lower)).toBeGreaterThan(weightedAverage({ average, count }));
      }),
    );
  });
});

describe('Five stars', () => {
  test.each([
    [0, 0, 0],
    [0.24, 0, 0],
    [0.25, 0, 1],
    [4.7, 4, 1],
    [4.75, 5, 0],
    [5, 5, 0],
    [9, 5, 0],
    [-1, 0, 0],
  ])('for %p are %p full and %p half', (average, full, half) => {
    const stars = starsOf(average);
    expect(stars).toHaveLength(5);
    expect(stars.filter((star) => star === 'full')).toHaveLength(full);
    expect(stars.filter((star) => star === 'half')).toHaveLength(half);
  });

  test('are full from the left, with at most one half', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (average) => {
        expect(starsOf(average).join(' ')).toMatch(/^(full ?)*(half ?)?(empty ?)*$/);
      }),
    );
  });
});
