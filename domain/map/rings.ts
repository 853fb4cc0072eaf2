import { KM_PER_MILE } from '../postal-code/distance.ts';

/** Ring distances, in the country's unit. */
const STEPS = [5, 8, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1000, 2000] as const;

/** A unit of distance and its length in miles. */
export interface DistanceUnit {
  readonly name: 'mi' | 'km';
  readonly miles: number;
}

export const MILES: DistanceUnit = { name: 'mi', miles: 1 };
export const KILOMETERS: DistanceUnit = { name: 'km', miles: 1 / KM_PER_MILE };

export interface Ring {
  readonly miles: number;
  /** `10 mi`. */
  readonly text: string;
}

/** The minimum radius of the outer ring, in miles. Closer maps of a city would show neither towns nor borders. */
const MIN_MILES = 10;

/** The room between the outer ring and the map's nearer edge. */
const MARGIN = 1.12;

/** The smallest ring that holds all of these distances (in miles), and one of at most half its size inside. */
export const ringsAround = (miles: ReadonlyArray<number>, unit: DistanceUnit): ReadonlyArray<Ring> => {
  const farthest = Math.max(MIN_MILES, ...miles) / unit.miles;
  const outer = STEPS.find((step) => step >= farthest) ?? Math.ceil(farthest);
  const inner = STEPS.findLast((step) => step <= outer / 2) ?? outer;
  return [inner, outer].map((step) => ({ miles: step * unit.miles, text: `${step} ${unit.name}` }));
};

/** The distance from the map's center to its nearer edge, in miles. */
export const reachOf = (rings: ReadonlyArray<Ring>): number =>
  Math.max(...rings.map(({ miles }) => miles)) * MARGIN;
