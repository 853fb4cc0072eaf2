import type { Coordinates } from '../postal-code/place.ts';
import type { Ring } from './rings.ts';

export interface MapMarker extends Coordinates {
  /** The dealer's number in the list, shown on the marker; empty on a map of one dealer. */
  readonly number: string;
  readonly name: string;
}

export interface MapTown extends Coordinates {
  readonly name: string;
}

/** A map of dealers around a point. */
export interface DealerMap {
  readonly middle: Coordinates;
  /** The label of the center, such as the searched code; null when a dealer is at the center. */
  readonly middleText: string | null;
  /** The distance from the center to the nearer edge, in miles. */
  readonly reach: number;
  readonly rings: ReadonlyArray<Ring>;
  readonly markers: ReadonlyArray<MapMarker>;
  /** The number of dealers in the whole list. */
  readonly total: number;
  /** Larger ones first. */
  readonly towns: ReadonlyArray<MapTown>;
}
