import type { Coordinates } from '../../../domain/postal-code/place.ts';

const CELLS_PER_DEGREE = 4;

/** How many of the places are around a point: in its quarter degree and the eight next to it, some 2,000 square miles. */
export const densityOf = (places: Iterable<Coordinates>): ((point: Coordinates) => number) => {
  const cells = new Map<number, number>();
  for (const place of places) cells.set(cellOf(place), (cells.get(cellOf(place)) ?? 0) + 1);
  return (point) =>
    BESIDE.reduce((sum, [up, across]) => sum + (cells.get(cellOf(point) + up * ROW + across) ?? 0), 0);
};

/** More cells than are side by side around the earth. */
const ROW = 10_000;

const cellOf = ({ lat, lon }: Coordinates): number =>
  Math.floor(lat * CELLS_PER_DEGREE) * ROW + Math.floor(lon * CELLS_PER_DEGREE);

const BESIDE = [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((across) => [up, across] as const));
