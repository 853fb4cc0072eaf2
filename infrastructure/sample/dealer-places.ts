import type { CodedPlace } from '../places/snapshot-format.ts';
import { Random } from './random.ts';
import seats from './seats.json' with { type: 'json' };

/** The number of places where most people try the site first. */
const POPULAR_PLACES = 8;

/** Whether the dealer at a position, from 0, is in a place where most people try the site first. */
export const isInPopularPlace = (position: number): boolean => position < POPULAR_PLACES;

/** Codes in a state with the same first four digits are near each other. */
const neighborhoodOf = ({ state, code }: CodedPlace): string => `${state} ${code.slice(0, 4)}`;

/**
 * The places of `dealers` dealers, in the order of the seats, which `tests/bench/sample-seats` chooses: first where most visitors
 * search, then enough that no served area is far from a dealer, then more in large cities. Additional dealers are near the seats.
 */
export const dealerPlaces = (
  places: ReadonlyArray<CodedPlace>,
  dealers: number,
): ReadonlyArray<CodedPlace> => {
  const byCode = new Map(places.map((place) => [place.code, place]));
  const seated = seats.flatMap((codes) => codes.split(' ')).flatMap((code) => byCode.get(code) ?? []);
  if (seated.length === 0) return [];
  const around = Map.groupBy(places, neighborhoodOf);
  const random = new Random('further dealers');
  const next = (): ReadonlyArray<CodedPlace> =>
    seated.map((seat) => random.pick(around.get(neighborhoodOf(seat)) ?? [seat]));
  const further = Array.from({ length: Math.ceil(dealers / seated.length) - 1 }, next);
  return [seated, ...further].flat().slice(0, dealers);
};
