import { describe, expect, test } from '@jest/globals';
import { facesOf } from '../../../../ui/components/slider/faces.ts';

describe('Looks of a control', () => {
  test('that are the same on every device are one', () =>
    expect(facesOf(() => ({ tone: 'ember' }))).toEqual([
      { on: 'desktop tablet mobile', look: { tone: 'ember' } },
    ]));

  test('that differ stand beside each other; a device without one has none', () => {
    const looks = { desktop: 'ember', tablet: null, mobile: 'leaf' };
    expect(facesOf((device) => looks[device])).toEqual([
      { on: 'desktop', look: 'ember' },
      { on: 'mobile', look: 'leaf' },
    ]);
  });
});
