import type { MapTown } from '../../../domain/map/dealer-map.ts';
import type { Coordinates } from '../../../domain/postal-code/place.ts';

/** Towns by which people know where they are. */
export interface LargerTowns {
  /** At most `most` towns within so many miles of a point, those with more postal codes first. */
  readonly near: (middle: Coordinates, withinMiles: number, most: number) => ReadonlyArray<MapTown>;
}
