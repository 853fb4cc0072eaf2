import type { LargerTowns } from '../../../application/ports/dealers/larger-towns.ts';
import type { MapTown } from '../../../domain/map/dealer-map.ts';
import type { Coordinates } from '../../../domain/postal-code/place.ts';
import { milesBetween } from '../../../domain/postal-code/distance.ts';

/** A list of towns, larger ones first. */
export class MemoryTowns implements LargerTowns {
  constructor(private readonly towns: ReadonlyArray<MapTown>) {}

  near(middle: Coordinates, withinMiles: number, most: number): ReadonlyArray<MapTown> {
    return this.towns.filter((town) => milesBetween(middle, town) <= withinMiles).slice(0, most);
  }
}
