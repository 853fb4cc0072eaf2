import { describe, expect, test } from '@jest/globals';
import { variantsOf } from '../../../../ui/components/slider/variants.ts';

describe('The variants of a control', () => {
  test('are one if they are the same on every device', () =>
    expect(variantsOf(() => ({ tone: 'ember' }))).toEqual([
      { on: 'desktop tablet mobile', value: { tone: 'ember' } },
    ]));

  test('are several if they differ; a device without one has none', () => {
    const looks = { desktop: 'ember', tablet: null, mobile: 'leaf' };
    expect(variantsOf((device) => looks[device])).toEqual([
      { on: 'desktop', value: 'ember' },
      { on: 'mobile', value: 'leaf' },
    ]);
  });
});
