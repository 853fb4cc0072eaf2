import { describe, expect, test } from '@jest/globals';
import { variantsOf } from '../../../../ui/components/slider/variants.ts';

describe('Looks of a control', () => {
  test('that are the same on every device are one', () =>
    expect(variantsOf(() => ({ tone: 'ember' }))).toEqual([
      { on: 'desktop tablet mobile', value: { tone: 'ember' } },
    ]));

  test('that differ stand beside each other; a device without one has none', () => {
    const looks = { desktop: 'ember', tablet: null, mobile: 'leaf' };
    expect(variantsOf((device) => looks[device])).toEqual([
      { on: 'desktop', value: 'ember' },
      { on: 'mobile', value: 'leaf' },
    ]);
  });
});
