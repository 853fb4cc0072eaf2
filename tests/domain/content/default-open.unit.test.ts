import { describe, expect, test } from '@jest/globals';
import { dependsOnWidth, isOpenAt, type DefaultOpen } from '../../../domain/content/default-open.ts';

const on = (...devices: ReadonlyArray<keyof DefaultOpen>): DefaultOpen => ({
  desktop: devices.includes('desktop'),
  tablet: devices.includes('tablet'),
  mobile: devices.includes('mobile'),
});

describe('Whether an accordion stands open at first (sections 3 and 4)', () => {
  test.each([
    [320, 'mobile'],
    [599, 'mobile'],
    [600, 'tablet'],
    [1023, 'tablet'],
    [1024, 'desktop'],
    [2560, 'desktop'],
  ] as const)('a page of %d px is a %s', (width, device) => {
    expect(isOpenAt(width, on(device))).toBe(true);
    const others = (['desktop', 'tablet', 'mobile'] as const).filter((one) => one !== device);
    expect(isOpenAt(width, on(...others))).toBe(false);
  });

  test('the width matters only where the devices differ', () => {
    expect([on(), on('desktop', 'tablet', 'mobile')].map(dependsOnWidth)).toEqual([false, false]);
    expect([on('desktop'), on('tablet'), on('mobile'), on('desktop', 'tablet')].map(dependsOnWidth)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});
