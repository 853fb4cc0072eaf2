import { expect, test } from '@jest/globals';
import { averageRating } from '../../../domain/review/average-rating.ts';

test.each([
  [0, 0, 0],
  [14, 3, 4.7],
  [25, 5, 5],
])('Ratings that add up to %p over %p reviews average %p', (sum, total, average) => {
  expect(averageRating(sum, total)).toBe(average);
});
