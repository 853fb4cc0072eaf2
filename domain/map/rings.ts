import { KM_PER_MILE } from '../postal-code/distance.ts';

/** Distances that a map shows as circles, in the unit of its country. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200] as const;

/** A unit of distance, as a map writes it, and how many miles it is. */
export interface DistanceUnit {
  readonly name: 'mi' | 'km';
  readonly miles: number;
}

export const MILES: DistanceUnit = { name: 'mi', miles: 1 };
export const KILOMETERS: DistanceUnit = { name: 'km', miles: 1 / KM_PER_MILE };

/** A circle of a map. */
export interface Ring {
  readonly miles: number;
  /** `10 mi`. */
  readonly text: string;
}

/** Smaller a map is not, in miles to its edge. */
const MIN_MILES = 4;

/** How far a map reaches from its middle to its nearer edge, in miles, so that the map shows all of these distances. */
export const reachOf = (miles: ReadonlyArray<number>): number => Math.max(MIN_MILES, ...miles) * 1.15;

/** The circles of a map that reaches so many miles: the two largest within it. */
export const ringsWithin = (reach: number, unit: DistanceUnit): ReadonlyArray<Ring> =>
  STEPS.filter((step) => step * unit.miles < reach)
    .slice(-2)
    .map((step) => ({ miles: step * unit.miles, text: `${step} ${unit.name}` }));
