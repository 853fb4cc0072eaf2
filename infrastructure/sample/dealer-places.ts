import type { CodedPlace } from '../places/snapshot-format.ts';
import { densityOf } from './density.ts';
import { Neighbourhood } from './neighbourhood.ts';
import type { Random } from './random.ts';
import { servedPlaces } from './served-places.ts';

/** Every served place has a dealer's place within this; the dealer itself is up to 2 miles from it. */
const COVERED_MILES = 43;

/** Places with so many codes around them have several dealers to choose from. */
const DENSE = 40;
const DEALERS_IN_DENSE = 4;

/** A further dealer sits in the densest of so many places. */
const DRAWS = 3;

/** Where everybody tries the site first. */
const ALWAYS_FIRST = ['75001', '75001', '10001', '90210', '02139', 'M5V', 'H2Y', 'K1A'];

/** Whether the dealer at a position, from 0, is where everybody tries the site first. */
export const isWhereAllTry = (position: number): boolean => position < ALWAYS_FIRST.length;

/**
 * The places of so many dealers: the first ones where most visitors search, then enough that no served area
 * is far from one, then more where most people live, in and around the large cities. The number is reached exactly; a small one
 * reaches the cities only.
 */
export const dealerPlaces = (
  places: ReadonlyArray<CodedPlace>,
  dealers: number,
  random: Random,
): ReadonlyArray<CodedPlace> => {
  const served = servedPlaces(places);
  const [first, ...others] = served;
  if (first === undefined) return [];
  const candidates = [first, ...others] as const;
  const byCode = new Map(served.map((place) => [place.code, place]));
  const chosen = ALWAYS_FIRST.flatMap((code) => byCode.get(code) ?? []);
  const densityAt = densityOf(served);
  const densities = new Map(served.map((place) => [place.code, densityAt(place)]));
  const density = ({ code }: CodedPlace) => densities.get(code) ?? 0;
  chosen.push(...coveringPlaces(served, chosen, density));
  while (chosen.length < dealers) {
    const attempts = Array.from({ length: DRAWS }, () => random.pick(candidates));
    chosen.push(attempts.reduce((densest, place) => (density(place) > density(densest) ? place : densest)));
  }
  return chosen.slice(0, dealers);
};

/**
 * One round after the other, every place that lacks a dealer asks for one in the densest place within reach:
 * dealers sit in towns. From the second round on only dense places ask, and have it where they are.
 */
const coveringPlaces = (
  served: ReadonlyArray<CodedPlace>,
  given: ReadonlyArray<CodedPlace>,
  density: (place: CodedPlace) => number,
): ReadonlyArray<CodedPlace> => {
  const around = new Neighbourhood<CodedPlace>();
  for (const place of served) around.add(place);
  const fromSparsest = [...served].sort((a, b) => density(a) - density(b) || (a.code < b.code ? -1 : 1));
  const dealers = new Neighbourhood<CodedPlace>();
  for (const place of given) dealers.add(place);
  const covering: CodedPlace[] = [];
  for (let round = 1; round <= DEALERS_IN_DENSE; round++) {
    for (const place of fromSparsest) {
      if (round > 1 && density(place) < DENSE) continue;
      if (dealers.within(place, COVERED_MILES, round).length >= round) continue;
      const reach = round === 1 ? around.within(place, COVERED_MILES) : [];
      const seat = reach.reduce((best, other) => (density(other) > density(best) ? other : best), place);
      covering.push(seat);
      dealers.add(seat);
    }
  }
  return covering.sort((a, b) => density(b) - density(a));
};
