import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { advanceDelayMs } from '../../../../ui/components/slider/slider-options.ts';

describe('The delay until the next slide', () => {
  test.each([
    [4, 4000],
    [0.5, 500],
    [0, 10_000],
    [-3, 10_000],
    [null, 10_000],
    [NaN, 10_000],
  ])('for a setting of %p seconds is %d ms', (seconds, ms) => expect(advanceDelayMs(seconds)).toBe(ms));

  test('is always one that a browser’s timer accepts', () => {
    fc.assert(
      fc.property(fc.option(fc.double()), (seconds) => {
        const ms = advanceDelayMs(seconds);
        expect(ms).toBeGreaterThan(0);
        expect(ms).toBeLessThan(2 ** 31);
      }),
    );
  });
});
