import { describe, expect, it } from '@jest/globals';
import type { LargerTowns } from '../../../application/ports/dealers/larger-towns.ts';

const DALLAS = { lat: 32.7831, lon: -96.8067 };

/** The contract of every `LargerTowns` that knows Dallas, Fort Worth, Houston and the towns around them. */
export const describeLargerTowns = (name: string, towns: () => LargerTowns): void => {
  describe(`${name} as larger towns`, () => {
    const namesNear = (miles: number, most: number) =>
      towns()
        .near(DALLAS, miles, most)
        .map((town) => town.name);

    it('starts with the largest town, at any distance', () => {
      expect(namesNear(50, 2)).toEqual(['Dallas', 'Fort Worth']);
      expect(namesNear(300, 1)).toEqual(['Houston']);
    });

    it('returns at most the requested number of towns, and none farther away', () => {
      expect(namesNear(50, 3)).toHaveLength(3);
      expect(namesNear(50, 100)).not.toContain('Houston');
      expect(namesNear(10, 100)).not.toContain('Fort Worth');
    });

    it('returns each town once, with its location', () => {
      const names = namesNear(50, 100);
      expect(new Set(names).size).toBe(names.length);
      const [dallas] = towns().near(DALLAS, 50, 1);
      expect(Math.abs((dallas?.lat ?? 0) - DALLAS.lat)).toBeLessThan(0.2);
      expect(Math.abs((dallas?.lon ?? 0) - DALLAS.lon)).toBeLessThan(0.2);
    });

    it('returns none in an area without towns', () =>
      expect(towns().near({ lat: 0, lon: -140 }, 50, 5)).toEqual([]));
  });
};
