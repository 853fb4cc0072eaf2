import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { heroHeights } from '../../../../ui/blocks/video-hero/hero-heights.ts';

describe('The heights of a hero', () => {
  test.each([
    ['those that the editor set', { small: '360px', medium: 30 * 16, large: '40rem' }, [360, 480, 640]],
    ['taken from the next larger device', { small: null, medium: null, large: 700 }, [700, 700, 700]],
    ['taken from the next smaller device', { small: 300, medium: 400, large: null }, [300, 400, 400]],
    ['limited to a minimum and a maximum', { small: 1, medium: 480, large: 4000 }, [200, 480, 960]],
    ['the defaults without valid settings', { small: null, medium: '', large: '60vh' }, [420, 480, 560]],
  ])('are %s', (_how, written, [small, medium, large]) =>
    expect(heroHeights(written)).toEqual({ small, medium, large }),
  );

  test('stay between 200 and 960 px for any setting', () =>
    fc.assert(
      fc.property(
        fc.tuple(...Array.from({ length: 3 }, () => fc.oneof(fc.double(), fc.string(), fc.constant(null)))),
        ([small = null, medium = null, large = null]) => {
          const heights = Object.values(heroHeights({ small, medium, large }));
          expect(heights.every((px) => Number.isInteger(px) && px >= 200 && px <= 960)).toBe(true);
        },
      ),
    ));
});
