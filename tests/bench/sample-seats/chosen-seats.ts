import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makePlacesSnapshot } from '../../../infrastructure/places/places-snapshot.ts';
import type { CodedPlace } from '../../../infrastructure/places/snapshot-format.ts';
import { SnapshotPostalPlaces } from '../../../infrastructure/places/snapshot-postal-places.ts';
import { Random } from '../../../infrastructure/sample/random.ts';
import { densityOf } from './density.ts';
import { Neighborhood } from './neighborhood.ts';
import { servedPlaces } from './served-places.ts';

/** Every served place has a dealer's place within this distance; the dealer is up to 2 miles from that place. */
const COVERED_MILES = 43;

/** Places with this many codes around them have several dealers. */
const DENSE = 40;
const DEALERS_IN_DENSE = 4;

/** The number of sample dealers (contract, section 2: `SEED_DEALERS`). */
const SEATS = 3000;

/** Each further dealer gets the densest of this many random places. */
const DRAWS = 3;

/** The codes that most people try first. */
const ALWAYS_FIRST = ['75001', '75001', '10001', '90210', '02139', 'M5V', 'H2Y', 'K1A'];

/**
 * The places of the sample dealers: first where most visitors search, then enough that no served area is far from
 * a dealer, then more where most people live, in and around large cities. The number is reached exactly.
 */
const chosenPlaces = (places: ReadonlyArray<CodedPlace>): ReadonlyArray<CodedPlace> => {
  const served = servedPlaces(places);
  const random = new Random('dealer places');
  const byCode = new Map(served.map((place) => [place.code, place]));
  const chosen = ALWAYS_FIRST.flatMap((code) => byCode.get(code) ?? []);
  const densityAt = densityOf(served);
  const densities = new Map(served.map((place) => [place.code, densityAt(place)]));
  const density = ({ code }: CodedPlace) => densities.get(code) ?? 0;
  chosen.push(...coveringPlaces(served, chosen, density));
  while (chosen.length < SEATS) {
    const attempts = Array.from({ length: DRAWS }, () => random.pick(served));
    chosen.push(attempts.reduce((densest, place) => (density(place) > density(densest) ? place : densest)));
  }
  return chosen.slice(0, SEATS);
};

/**
 * In each round, every place without a dealer in reach gets one in the densest place within reach, since
 * dealers are in towns. From the second round on, only dense places get further dealers, in the places themselves.
 */
const coveringPlaces = (
  served: ReadonlyArray<CodedPlace>,
  given: ReadonlyArray<CodedPlace>,
  density: (place: CodedPlace) => number,
): ReadonlyArray<CodedPlace> => {
  const around = new Neighborhood<CodedPlace>();
  for (const place of served) around.add(place);
  const fromSparsest = [...served].sort((a, b) => density(a) - density(b) || (a.code < b.code ? -1 : 1));
  const dealers = new Neighborhood<CodedPlace>();
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

const PER_LINE = 20;

/** The dealers' places as lines of codes, for `infrastructure/sample/seats.json`. */
export const chosenSeats = (places: ReadonlyArray<CodedPlace>): ReadonlyArray<string> => {
  const codes = chosenPlaces(places).map(({ code }) => code);
  return Array.from({ length: Math.ceil(codes.length / PER_LINE) }, (_, line) =>
    codes.slice(line * PER_LINE, (line + 1) * PER_LINE).join(' '),
  );
};

if (import.meta.main) {
  const file = fileURLToPath(new URL('../../../infrastructure/sample/seats.json', import.meta.url));
  const seats = chosenSeats(new SnapshotPostalPlaces(makePlacesSnapshot()).all());
  writeFileSync(file, `${JSON.stringify(seats, null, 2)}\n`);
}
