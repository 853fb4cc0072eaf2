import { describe, expect, test } from '@jest/globals';
import { backOff, VISITOR_RETRY_POLICY, waitAfterTooMany } from '../../../domain/dealer/retry-policy.ts';

describe('The retry policy of a dealer search (sections 4 and 9)', () => {
  test('waits 1000 ms, then twice that', () => {
    expect([1, 2].map((tries) => backOff(VISITOR_RETRY_POLICY, tries))).toEqual([1000, 2000]);
  });

  test.each([
    [null, 1000],
    [3000, 3000],
    [60_000, 10_000],
    [0, 0],
  ])('after a 429 that asks for %p ms waits %p ms', (asked, wait) => {
    expect(waitAfterTooMany(VISITOR_RETRY_POLICY, 1, asked)).toBe(wait);
  });
});
