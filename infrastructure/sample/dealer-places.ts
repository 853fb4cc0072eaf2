import type { CodedPlace } from '../places/snapshot-format.ts';
import { Neighbourhood } from './neighbourhood.ts';
import type { Random } from './random.ts';
import { servedPlaces } from './served-places.ts';

/** Every served place has a dealer's place within this; the dealer itself stands up to 2 miles from it. */
const COVERED_MILES = 43;

const DENSE_MILES = 30;
/** Places with so many codes around them have several dealers to choose from. */
const DENSE = 40;
const DEALERS_IN_DENSE = 4;

/** Where everybody tries the site first. */
const ALWAYS_FIRST = ['75001', '75001', '10001', '90210', '02139', 'M5V', 'H2Y', 'K1A'];

/**
 * The places of so many dealers: the first ones where everybody looks, then enough that nobody served
 * is far from one, then more where more codes are. The number is reached exactly; a small one reaches
 * the cities only.
 */
export const dealerPlaces = (
  places: ReadonlyArray<CodedPlace>,
  dealers: number,
  random: Random,
): ReadonlyArray<CodedPlace> => {
  const served = servedPlaces(places);
  const [first] = served;
  if (first === undefined) return [];
  const byCode = new Map(served.map((place) => [place.code, place]));
  const chosen = ALWAYS_FIRST.flatMap((code) => byCode.get(code) ?? []);
  chosen.push(...coveringPlaces(served, chosen));
  while (chosen.length < dealers) chosen.push(random.pick([first, ...served]));
  console.log("CHOSEN",chosen.length);return chosen.slice(0, dealers);
};

const coveringPlaces = (
  served: ReadonlyArray<CodedPlace>,
  given: ReadonlyArray<CodedPlace>,
): ReadonlyArray<CodedPlace> => {
  const density = densities(served);
  const fromDensest = [...served].sort((a, b) => density(b) - density(a) || (a.code < b.code ? -1 : 1));
  const dealers = new Neighbourhood<CodedPlace>();
  for (const place of given) dealers.add(place);
  const covering: CodedPlace[] = [];
  for (const place of fromDensest) {
    const wanted = density(place) >= DENSE ? DEALERS_IN_DENSE : 1;
    const lacking = wanted - dealers.within(place, COVERED_MILES, wanted).length;
    for (let i = 0; i < lacking; i++) {
      covering.push(place);
      dealers.add(place);
    }
  }
  return covering;
};

/** How many codes lie around each place. */
const densities = (served: ReadonlyArray<CodedPlace>): ((place: CodedPlace) => number) => {
  const around = new Neighbourhood<CodedPlace>();
  for (const place of served) around.add(place);
  const density = new Map(served.map((place) => [place.code, around.within(place, DENSE_MILES, DENSE * 10).length]));
  return ({ code }) => density.get(code) ?? 0;
};
