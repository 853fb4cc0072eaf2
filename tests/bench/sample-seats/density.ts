import type { Coordinates } from '../../../domain/postal-code/place.ts';

const CELLS_PER_DEGREE = 4;

/** Returns the number of places near a point: in its cell of a quarter degree and the eight adjacent cells, about 2,000 square miles. */
export const densityOf = (places: Iterable<Coordinates>): ((point: Coordinates) => number) => {
  const cells = new Map<number, number>();
  for (const place of places) cells.set(cellOf(place), (cells.get(cellOf(place)) ?? 0) + 1);
  return (point) =>
    BESIDE.reduce((sum, [up, across]) => sum + (cells.get(cellOf(point) + up * ROW + across) ?? 0), 0);
};

/** More than the number of cells around the earth. */
const ROW = 10_000;

const cellOf = ({ lat, lon }: Coordinates): number =>
  Math.floor(lat * CELLS_PER_DEGREE) * ROW + Math.floor(lon * CELLS_PER_DEGREE);

const BESIDE = [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((across) => [up, across] as const));
