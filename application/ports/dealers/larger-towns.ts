import type { MapTown } from '../../../domain/map/dealer-map.ts';
import type { Coordinates } from '../../../domain/postal-code/place.ts';

/** Larger towns, as landmarks on a map. */
export interface LargerTowns {
  /** At most `most` towns within `withinMiles` of a point, those with the most postal codes first. */
  readonly near: (middle: Coordinates, withinMiles: number, most: number) => ReadonlyArray<MapTown>;
}
