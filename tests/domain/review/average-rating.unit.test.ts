import { expect, test } from '@jest/globals';
import { averageRating } from '../../../domain/review/average-rating.ts';

test.each([
  [0, 0, 0],
  [14, 3, 4.7],
  [25, 5, 5],
])('Ratings that sum up to %p over %p average %p', (sum, total, average) => {
  expect(averageRating(sum, total)).toBe(average);
});
