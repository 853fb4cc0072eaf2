import { describe, expect, test } from '@jest/globals';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { inSortOrder, sortNamed, type DealerSort } from '../../../domain/dealer/dealer-sort.ts';

const DEALERS: ReadonlyArray<Dealer> = [
  { name: 'far, few perfect reviews', distanceMiles: 30, averageRating: 5, totalReviewCount: 3 },
  { name: 'no distance, no reviews' },
  { name: 'near, good', distanceMiles: 2, averageRating: 4.6, totalReviewCount: 200 },
  { name: 'as near, many perfect reviews', distanceMiles: 2, averageRating: 4.96, totalReviewCount: 90 },
  { name: 'nearest, a rating without reviews', distanceMiles: 1, averageRating: 5, totalReviewCount: 0 },
];

const sorted = (sort: DealerSort) => inSortOrder(DEALERS, sort).map(({ name }) => name);

describe('The order of dealers that a visitor chose (contract, section 7: sorting)', () => {
  test('recommended is the order of the service', () => {
    expect(inSortOrder(DEALERS, 'recommended')).toEqual(DEALERS);
  });

  test('nearest: fewest miles first; the same distance keeps the order of the service; unknown distances last', () => {
    expect(sorted('nearest')).toEqual([
      'nearest, a rating without reviews',
      'near, good',
      'as near, many perfect reviews',
      'far, few perfect reviews',
      'no distance, no reviews',
    ]);
  });

  test('rating: a few perfect reviews come after many good ones; dealers without reviews last', () => {
    expect(sorted('rating')).toEqual([
      'as near, many perfect reviews',
      'near, good',
      'far, few perfect reviews',
      'no distance, no reviews',
      'nearest, a rating without reviews',
    ]);
  });

  test('rating: of two that show the same rating, the one with more reviews comes first', () => {
    const few = { name: 'few', averageRating: 4.94, totalReviewCount: 31 };
    const many = { name: 'many', averageRating: 4.86, totalReviewCount: 1204 };
    expect(inSortOrder([few, many], 'rating')).toEqual([many, few]);
  });

  test('rating: of two that reviews leave alike, too', () => {
    const few = { name: 'few', averageRating: 4, totalReviewCount: 10 };
    const many = { name: 'many', averageRating: 4, totalReviewCount: 200 };
    expect(inSortOrder([few, many], 'rating')).toEqual([many, few]);
    expect(inSortOrder([many, few], 'rating')).toEqual([many, few]);
  });

  test('changes no list that it is given', () => {
    const given = Object.freeze([...DEALERS]);
    expect(() => inSortOrder(given, 'rating')).not.toThrow();
  });

  test.each([
    ['nearest', 'nearest'],
    ['rating', 'rating'],
    ['recommended', 'recommended'],
    ['price', 'recommended'],
    [null, 'recommended'],
  ])('the name %p stands for %p', (name, sort) => expect(sortNamed(name)).toBe(sort));
});
