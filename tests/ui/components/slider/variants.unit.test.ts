import { describe, expect, test } from '@jest/globals';
import { variantsOf } from '../../../../ui/components/slider/variants.ts';

describe('The variants of a control', () => {
  test('are merged into one if it is the same on every device', () =>
    expect(variantsOf(() => ({ tone: 'ember' }))).toEqual([
      { on: 'desktop tablet mobile', value: { tone: 'ember' } },
    ]));

  test('stay separate if they differ, and leave out a device without a value', () => {
    const looks = { desktop: 'ember', tablet: null, mobile: 'leaf' };
    expect(variantsOf((device) => looks[device])).toEqual([
      { on: 'desktop', value: 'ember' },
      { on: 'mobile', value: 'leaf' },
    ]);
  });
});
