import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { KILOMETERS, MILES, reachOf, ringsWithin } from '../../../domain/map/rings.ts';

describe('A map', () => {
  test('extends a little beyond the farthest dealer, and has a minimum size', () => {
    expect(reachOf([2, 10, 7])).toBeCloseTo(11.5);
    expect(reachOf([0.2])).toBeCloseTo(4.6);
    expect(reachOf([])).toBeCloseTo(4.6);
  });

  test.each([
    [11.5, MILES, ['5 mi', '10 mi']],
    [57, MILES, ['20 mi', '50 mi']],
    [4.6, MILES, ['1 mi', '2 mi']],
    [57, KILOMETERS, ['20 km', '50 km']],
    [10, MILES, ['2 mi', '5 mi']],
    [10.1, MILES, ['5 mi', '10 mi']],
  ] as const)('of %d miles has two rings', (reach, unit, texts) =>
    expect(ringsWithin(reach, unit).map(({ text }) => text)).toEqual(texts),
  );

  test('has only rings within its extent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 120, noNaN: true }), { maxLength: 5 }),
        fc.constantFrom(MILES, KILOMETERS),
        (miles, unit) => {
          const reach = reachOf(miles);
          const rings = ringsWithin(reach, unit);
          expect(rings).toHaveLength(2);
          expect(rings.every((ring) => ring.miles > 0 && ring.miles < reach)).toBe(true);
          expect(miles.every((distance) => distance < reach)).toBe(true);
        },
      ),
    );
  });
});
