import { describe, expect, test } from '@jest/globals';
import { deviceAt } from '../../../ui/theme/device.ts';

describe('The device of a window', () => {
  test.each([
    [0, 'mobile'],
    [599, 'mobile'],
    [599.9, 'mobile'],
    [600, 'tablet'],
    [1023, 'tablet'],
    [1024, 'desktop'],
    [2560, 'desktop'],
  ])('%d px wide is a %s', (width, device) => expect(deviceAt(width)).toBe(device));
});
