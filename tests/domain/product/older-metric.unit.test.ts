import { expect, test } from '@jest/globals';
import { isOlderMetric, metricOfToday, olderMetricsNote } from '../../../domain/product/older-metric.ts';

test.each([
  ['16 SEER', true],
  ['13 eer', true],
  ['16 SEER (estimated)', true],
  ['16 SEERS', false],
  ['8.5 HSPF, 15 SEER', true],
  ['15.2 SEER2', false],
  ['11.7 EER2', false],
  ['7.8 HSPF2', false],
  ['14.3 SEER2, 11.7 EER2 (about 15 in the older SEER)', false],
  ['95% AFUE', false],
  ['18 IEER', false],
  ['', false],
])('A rating of %j is in an older metric: %p', (rating, isOlder) =>
  expect(isOlderMetric(rating)).toBe(isOlder),
);

test.each([
  ['SEER', 'SEER2'],
  ['HSPF', 'HSPF2'],
  ['SEER2', 'SEER2'],
  ['AFUE', 'AFUE'],
])('The current metric for %s is %s', (metric, today) => expect(metricOfToday(metric)).toBe(today));

test('The note names the current metric for each older one', () =>
  expect(olderMetricsNote(['SEER', 'EER', 'HSPF'])).toBe(
    'These figures use SEER, EER and HSPF. New equipment is rated in SEER2, EER2 and HSPF2, so don’t compare the two directly.',
  ));
