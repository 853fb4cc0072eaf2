import { expect, test } from '@jest/globals';
import { isOlderMetric } from '../../../domain/product/older-metric.ts';

test.each([
  ['16 SEER', true],
  ['13 eer', true],
  ['8.5 HSPF, 15 SEER', true],
  ['15.2 SEER2', false],
  ['11.7 EER2', false],
  ['7.8 HSPF2', false],
  ['95% AFUE', false],
  ['18 IEER', false],
  ['', false],
])('A rating of %j is in an older metric: %p', (rating, isOlder) =>
  expect(isOlderMetric(rating)).toBe(isOlder),
);
