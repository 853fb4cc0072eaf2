import type { Coordinates } from '../../../domain/postal-code/place.ts';

const EARTH_RADIUS_MILES = 3958.8;

/** The great circle between two points (haversine). */
export const milesBetween = (a: Coordinates, b: Coordinates): number => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(h));
};
