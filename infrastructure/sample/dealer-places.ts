import type { CodedPlace } from '../places/snapshot-format.ts';
import { densityOf } from './density.ts';
import { Neighbourhood } from './neighbourhood.ts';
import type { Random } from './random.ts';
import { servedPlaces } from './served-places.ts';

/** The maximum distance from a served place to a dealer's place. The dealer itself is up to 2 miles away from its place. */
const COVERED_MILES = 43;

/** A place with this many codes around it has several dealers. */
const DENSE = 40;
const DEALERS_IN_DENSE = 4;

/** Further dealers get the densest of this many random places. */
const DRAWS = 3;

/** Places that people try first on a demo. */
const ALWAYS_FIRST = ['75001', '75001', '10001', '90210', '02139', 'M5V', 'H2Y', 'K1A'];

/** Whether the dealer at a position, from 0, is at a place that people try first. */
export const isWhereAllTry = (position: number): boolean => position < ALWAYS_FIRST.length;

/**
 * The places of the sample dealers: first the places that people try first, then enough that each served area has a dealer nearby, then
 * more in and around large cities. Returns exactly `dealers` places; a small number covers only the cities.
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
 * In each round, every place without enough dealers nearby gets one at the densest place within reach. From the second round on, only dense
 * places get more, at their own location.
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
