import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { KM_PER_MILE, milesBetween } from '../../../domain/postal-code/distance.ts';

const DALLAS = { lat: 32.7767, lon: -96.797 };
const FORT_WORTH = { lat: 32.7555, lon: -97.3308 };
const NEW_YORK = { lat: 40.7128, lon: -74.006 };
const TORONTO = { lat: 43.6532, lon: -79.3832 };
const HONOLULU = { lat: 21.3069, lon: -157.8583 };

/** Half of the earth's circumference. */
const FARTHEST_MILES = (Math.PI * 6371) / KM_PER_MILE;

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('The distance of two places', () => {
  test.each([
    ['Dallas and Fort Worth', DALLAS, FORT_WORTH, 31],
    ['Dallas and New York', DALLAS, NEW_YORK, 1372],
    ['New York and Toronto', NEW_YORK, TORONTO, 341],
    ['Honolulu and Dallas', HONOLULU, DALLAS, 3786],
  ])('is known for %s, in miles', (_names, one, other, miles) =>
    expect(Math.abs(milesBetween(one, other) / miles - 1)).toBeLessThan(0.01),
  );

  test.each([
    ['of latitude, anywhere', { lat: 60, lon: -96 }, { lat: 61, lon: -96 }, 69.1],
    ['of longitude, at the equator', { lat: 0, lon: -96 }, { lat: 0, lon: -97 }, 69.1],
    ['of longitude, half as much at 60 degrees north', { lat: 60, lon: -96 }, { lat: 60, lon: -97 }, 34.55],
    ['of longitude, across the date line', { lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 }, 69.1],
  ])('is about 69 miles for one degree %s', (_which, one, other, miles) =>
    expect(milesBetween(one, other)).toBeCloseTo(miles, 1),
  );

  test('is half the circumference for opposite places', () => {
    expect(milesBetween({ lat: 90, lon: 0 }, { lat: -90, lon: 0 })).toBeCloseTo(FARTHEST_MILES);
    expect(milesBetween({ lat: 33, lon: -97 }, { lat: -33, lon: 83 })).toBeCloseTo(FARTHEST_MILES);
  });

  test('is zero from a place to itself, equal in both directions, and at most half the circumference', () =>
    fc.assert(
      fc.property(place, place, (one, other) => {
        const miles = milesBetween(one, other);
        expect(milesBetween(one, one)).toBe(0);
        expect(milesBetween(other, one)).toBe(miles);
        expect(miles).toBeGreaterThanOrEqual(0);
        expect(miles).toBeLessThan(FARTHEST_MILES + 0.001);
      }),
    ));
});
