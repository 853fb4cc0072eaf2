import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import fc from 'fast-check';
import { ratingOf, starsOf } from '../../../domain/dealer/rating.ts';

describe('The rating of a dealer (section 9)', () => {
  test('shows only above 0 reviews', () => {
    expect(ratingOf({ averageRating: 4.7, totalReviewCount: 0 })).toEqual(O.none);
    expect(ratingOf({ averageRating: 4.7 })).toEqual(O.none);
    expect(ratingOf({ totalReviewCount: 3 })).toEqual(O.none);
    expect(ratingOf({ averageRating: 4.7, totalReviewCount: 128 })).toEqual(
      O.some({ average: 4.7, count: 128 }),
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
  ])('for %p: %p full, %p half', (average, full, half) => {
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
