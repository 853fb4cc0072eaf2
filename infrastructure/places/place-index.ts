import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { Coordinates } from '../../domain/postal-code/place.ts';
import { KM_PER_MILE, milesBetween } from '../../domain/postal-code/distance.ts';
import { PARTS_OF_A_DEGREE, type PlacesSnapshot } from './snapshot-format.ts';

/** A position farther than this from every place is near no place. */
export const NEAR_MILES = 60;

/** An inhabited area is preferred to a post office that is closer by at most this distance. */
const PREFERENCE_MILES = 10;

const NODE_SIZE = 64;

/** A spatial index of a snapshot's places. For 43,500 places it takes about 0.5 MB and 30 ms to build. */
export class PlaceIndex {
  private readonly snapshot: PlacesSnapshot;
  private readonly tree: KDBush;

  constructor(snapshot: PlacesSnapshot) {
    this.snapshot = snapshot;
    const { codes, lat, lon } = snapshot;
    this.tree = new KDBush(codes.length, NODE_SIZE, Float32Array);
    codes.forEach((_, i) =>
      this.tree.add((lon[i] ?? 0) / PARTS_OF_A_DEGREE, (lat[i] ?? 0) / PARTS_OF_A_DEGREE),
    );
    this.tree.finish();
  }

  /** The number of the place at a position. Undefined when no place is within 60 miles. */
  nearest(position: Coordinates): number | undefined {
    const [nearest] = this.within(NEAR_MILES, position, () => true);
    if (nearest === undefined || this.isArea(nearest)) return nearest;
    const [area] = this.within(this.milesTo(nearest, position) + PREFERENCE_MILES, position, this.isArea);
    return area ?? nearest;
  }

  /** The numbers of the wanted places, nearest first. */
  around(
    { lat, lon }: Coordinates,
    most: number,
    isWanted: (place: number) => boolean,
    miles = Infinity,
  ): ReadonlyArray<number> {
    return around(this.tree, lon, lat, most, miles * KM_PER_MILE, isWanted);
  }

  private within(
    miles: number,
    position: Coordinates,
    isWanted: (place: number) => boolean,
  ): ReadonlyArray<number> {
    return this.around(position, 1, isWanted, Math.min(miles, NEAR_MILES));
  }

  private readonly isArea = (place: number): boolean => this.snapshot.isArea[place] === 1;

  private milesTo(place: number, position: Coordinates): number {
    const degrees = (column: Int32Array): number => (column[place] ?? 0) / PARTS_OF_A_DEGREE;
    return milesBetween(position, { lat: degrees(this.snapshot.lat), lon: degrees(this.snapshot.lon) });
  }
}
