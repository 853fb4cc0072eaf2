import type { Coordinates } from '../postal-code/place.ts';
import type { Ring } from './rings.ts';

/** A dealer on a map. */
export interface MapMarker extends Coordinates {
  /** The dealer's number in the list, which the marker shows; empty: there is only one dealer. */
  readonly number: string;
  readonly name: string;
}

/** A town on a map. */
export interface MapTown extends Coordinates {
  readonly name: string;
}

/** What a map of dealers shows: what is around a point, as far as it reaches. */
export interface DealerMap {
  readonly middle: Coordinates;
  /** What is in the middle, such as the code that was searched; null: a dealer is. */
  readonly middleText: string | null;
  /** From the middle to the nearer edge, in miles. */
  readonly reach: number;
  readonly rings: ReadonlyArray<Ring>;
  readonly markers: ReadonlyArray<MapMarker>;
  /** How many dealers the whole list has. */
  readonly total: number;
  /** Larger ones first. */
  readonly towns: ReadonlyArray<MapTown>;
}
