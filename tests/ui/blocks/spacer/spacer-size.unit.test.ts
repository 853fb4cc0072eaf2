import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { spacerSizes, spacerSizesPerDevice } from '../../../../ui/blocks/spacer/spacer-size.ts';

describe('The height of a spacer', () => {
  test.each([
    [100, 100, 50],
    ['100px', 100, 50],
    ['height: 64px;', 64, 32],
    ['6rem', 96, 48],
    [33, 33, 17],
    [1, 4, 4],
    [480, 480, 240],
    [5000, 1000, 500],
    [null, 100, 50],
    ['var:preset|spacing|50', 100, 50],
  ])('%p is %i px, and %i px on a phone', (height, size, mobile) =>
    expect(spacerSizes(height)).toEqual({ mobile, tablet: size, desktop: size }),
  );

  test('stays between 4 and 1,000 px', () =>
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string()), (height) => {
        const sizes = Object.values(spacerSizes(height));
        expect(sizes.every((size) => Number.isInteger(size) && size >= 4 && size <= 1000)).toBe(true);
      }),
    ));
});

describe('The height of a spacer with a size per device (section 3)', () => {
  test.each([
    { written: { mobile: 16, tablet: '32', desktop: '64px' }, heights: [16, 32, 64] },
    { written: { mobile: 0, tablet: null, desktop: 96 }, heights: [0, 96, 96] },
    { written: { mobile: 24, tablet: null, desktop: null }, heights: [24, 24, 24] },
    { written: { mobile: null, tablet: null, desktop: 320 }, heights: [320, 320, 320] },
    { written: { mobile: null, tablet: null, desktop: null }, heights: [100, 100, 100] },
  ])('$written is $heights', ({ written, heights: [mobile, tablet, desktop] }) =>
    expect(spacerSizesPerDevice(written)).toEqual({ mobile, tablet, desktop }),
  );
});
