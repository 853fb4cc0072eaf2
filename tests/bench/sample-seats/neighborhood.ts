import type { Coordinates } from '../../../domain/postal-code/place.ts';
import { milesBetween } from '../../../domain/postal-code/distance.ts';

const MILES_PER_DEGREE = 69;

/** A spatial index on a grid of whole degrees, for points that are still being added. */
export class Neighborhood<P extends Coordinates> {
  private readonly cells = new Map<number, P[]>();

  add(point: P): void {
    const cell = cellOf(Math.floor(point.lat), Math.floor(point.lon));
    const points = this.cells.get(cell);
    if (points) points.push(point);
    else this.cells.set(cell, [point]);
  }

  /** The points within a distance, in no particular order. Stops after `most` points. */
  within(middle: Coordinates, miles: number, most = Infinity): ReadonlyArray<P> {
    const { lat, lon } = middle;
    const up = miles / MILES_PER_DEGREE;
    const across = up / Math.max(0.1, Math.cos(((Math.abs(lat) + up) * Math.PI) / 180));
    const found: P[] = [];
    for (let y = Math.floor(lat - up); y <= Math.floor(lat + up); y++) {
      for (let x = Math.floor(lon - across); x <= Math.floor(lon + across); x++) {
        for (const point of this.cells.get(cellOf(y, x)) ?? []) {
          if (milesBetween(middle, point) <= miles) found.push(point);
          if (found.length === most) return found;
        }
      }
    }
    return found;
  }
}

const cellOf = (y: number, x: number): number => y * 1000 + x;
