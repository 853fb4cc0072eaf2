import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { KILOMETERS, MILES, reachOf, ringsAround } from '../../../domain/map/rings.ts';

describe('A map', () => {
  test.each([
    [[2, 10, 7], MILES, ['5 mi', '10 mi']],
    [[2, 10.3], MILES, ['5 mi', '15 mi']],
    [[0.2], MILES, ['5 mi', '10 mi']],
    [[], MILES, ['5 mi', '10 mi']],
    [[], KILOMETERS, ['10 km', '20 km']],
    [[45], MILES, ['20 mi', '50 mi']],
    [[2600], MILES, ['1000 mi', '2600 mi']],
  ] as const)('of dealers %j miles away has rings around them', (miles, unit, texts) =>
    expect(ringsAround(miles, unit).map(({ text }) => text)).toEqual(texts),
  );

  test('has an outer ring that holds all dealers, and room around it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 5000, noNaN: true }), { maxLength: 5 }),
        fc.constantFrom(MILES, KILOMETERS),
        (miles, unit) => {
          const rings = ringsAround(miles, unit);
          const [inner = 0, outer = 0] = rings.map((ring) => ring.miles);
          expect(inner).toBeLessThan(outer);
          expect(outer).toBeLessThan(reachOf(rings));
          expect(miles.every((distance) => distance <= outer + 1e-9)).toBe(true);
        },
      ),
    );
  });
});
