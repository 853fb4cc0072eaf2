import { KM_PER_MILE } from '../postal-code/distance.ts';

/** Ring distances, in the country's unit. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200] as const;

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

/** The minimum reach of a map, in miles. */
const MIN_MILES = 4;

/** The distance from the map's center to its nearer edge, in miles, so that the map shows all of these distances. */
export const reachOf = (miles: ReadonlyArray<number>): number => Math.max(MIN_MILES, ...miles) * 1.15;

/** The two largest rings that fit a map with this reach. */
export const ringsWithin = (reach: number, unit: DistanceUnit): ReadonlyArray<Ring> =>
  STEPS.filter((step) => step * unit.miles < reach)
    .slice(-2)
    .map((step) => ({ miles: step * unit.miles, text: `${step} ${unit.name}` }));
