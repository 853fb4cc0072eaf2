import { expect, test } from '@jest/globals';
import { seasonOf } from '../../../domain/brand/season.ts';

test('The season depends on the month, and winter begins in December', () => {
  const year = Array.from({ length: 12 }, (_, i) => seasonOf(i + 1));
  expect(year).toEqual([
    ...['winter', 'winter', 'spring', 'spring', 'spring', 'summer'],
    ...['summer', 'summer', 'fall', 'fall', 'fall', 'winter'],
  ]);
});
