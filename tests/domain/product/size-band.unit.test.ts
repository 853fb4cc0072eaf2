import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FLOOR_AREA, sizeBand } from '../../../domain/product/size-band.ts';

const climate = fc.constantFrom('hot', 'mild', 'cold');
const area = fc.integer({ min: FLOOR_AREA.least, max: FLOOR_AREA.most });

describe('The usual size of a system', () => {
  test.each([
    [2000, 'hot', { from: 3, to: 5 }],
    [2000, 'mild', { from: 2.5, to: 4 }],
    [2000, 'cold', { from: 2, to: 3.5 }],
    [300, 'hot', { from: 1.5, to: 1.5 }],
    [3000, 'hot', { from: 5, to: 5 }],
    [3299, 'hot', { from: 5, to: 5 }],
    [3300, 'hot', null],
    [6000, 'cold', null],
  ] as const)('is right for %i square feet in a %s climate', (squareFeet, where, band) =>
    expect(sizeBand(squareFeet, where)).toEqual(band),
  );

  test('is an available size in half tons, and never smaller for a larger home', () => {
    fc.assert(
      fc.property(area, area, climate, (one, other, where) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)].map((feet) =>
          sizeBand(feet, where),
        );
        for (const band of [small, large]) {
          if (band == null) continue;
          for (const tons of [band.from, band.to])
            expect(Number.isInteger(tons * 2) && tons >= 1.5 && tons <= 5).toBe(true);
          expect(band.from).toBeLessThanOrEqual(band.to);
        }
        if (small && large) expect(small.to).toBeLessThanOrEqual(large.to);
        if (small === null) expect(large).toBeNull();
      }),
    );
  });
});
