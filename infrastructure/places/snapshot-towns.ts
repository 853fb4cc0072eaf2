import type { LargerTowns } from '../../application/ports/dealers/larger-towns.ts';
import type { MapTown } from '../../domain/map/dealer-map.ts';
import type { Coordinates } from '../../domain/postal-code/place.ts';
import { milesBetween } from '../../domain/postal-code/distance.ts';
import { meanOf } from './middle.ts';
import type { CodedPlace } from './snapshot-format.ts';

const MILES_PER_DEGREE = 69;

interface Town extends MapTown {
  readonly codes: number;
}

/** Towns from the inhabited areas of the snapshot of postal places. The number of codes approximates the population. */
export class SnapshotTowns implements LargerTowns {
  private sorted: ReadonlyArray<Town> | null = null;

  constructor(private readonly places: () => ReadonlyArray<CodedPlace>) {}

  near(middle: Coordinates, withinMiles: number, most: number): ReadonlyArray<MapTown> {
    const degrees = withinMiles / MILES_PER_DEGREE;
    const found: MapTown[] = [];
    for (const town of this.towns()) {
      if (found.length === most) break;
      if (Math.abs(town.lat - middle.lat) > degrees) continue;
      if (milesBetween(middle, town) > withinMiles) continue;
      found.push({ name: town.name, lat: town.lat, lon: town.lon });
    }
    return found;
  }

  /** Created on first use, larger towns first. */
  private towns(): ReadonlyArray<Town> {
    this.sorted ??= [...Map.groupBy(this.places(), ({ city, state }) => `${city}, ${state}`).values()]
      .flatMap(([first, ...others]) => (first === undefined ? [] : [townOf(first, others)]))
      .sort((a, b) => b.codes - a.codes);
    return this.sorted;
  }
}

/** A town at the mean position of its codes. */
const townOf = (first: CodedPlace, others: ReadonlyArray<CodedPlace>): Town => {
  const all = [first, ...others];
  return { name: first.city, ...meanOf(all), codes: all.length };
};
