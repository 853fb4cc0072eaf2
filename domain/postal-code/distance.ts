import type { Coordinates } from './place.ts';

export const KM_PER_MILE = 1.609344;

const EARTH_RADIUS_MILES = 6371 / KM_PER_MILE;

/** The great-circle distance in miles (haversine). */
export const milesBetween = (one: Coordinates, other: Coordinates): number => {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const across = Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lon, other.lon);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, half(one.lat, other.lat) + across)));
};
