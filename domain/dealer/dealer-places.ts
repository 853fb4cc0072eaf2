import type { Dealer } from './dealer.ts';
import { DEALER_HOMES, DEALER_LANGUAGES } from './dealer-homes.ts';
import { dealerPath, DEALERS_PATH, statePath, townPath } from './dealer-path.ts';
import { displayName } from './display-name.ts';

export interface DealerTown {
  readonly name: string;
  readonly path: string;
  /** Dealers with an office in the town, in alphabetical order. */
  readonly dealers: ReadonlyArray<Dealer>;
}

/** A state or province with dealers. Its towns are in alphabetical order. */
export interface DealerState {
  /** Two upper-case letters. */
  readonly code: string;
  readonly path: string;
  readonly count: number;
  readonly towns: ReadonlyArray<DealerTown>;
}

/** How many dealers or towns are grouped between two yields. */
const STEP = 50;

/**
 * Groups dealers by the place of their office, states by code. Dealers without a page are left out. Yields between short steps, because
 * hundreds of thousands take seconds.
 */
export function* groupingByPlace(
  dealers: ReadonlyArray<Dealer>,
): Generator<void, ReadonlyArray<DealerState>> {
  // Caches a path per spelling of a town, because towns repeat.
  const paths = new Map<string, string | null>();
  const townsOf = new Map<string, Map<string, Dealer[]>>();
  for (const [i, dealer] of dealers.entries()) {
    if (i % STEP === 0) yield;
    const spelling = `${dealer.state} ${dealer.city}`;
    const known = paths.get(spelling);
    const path = known === undefined ? townPath(dealer) : known;
    if (known === undefined) paths.set(spelling, path);
    if (path === null || dealer.companyId === undefined) continue;
    const code = stateOf(dealer);
    const inState = townsOf.get(code) ?? new Map<string, Dealer[]>();
    const inTown = inState.get(path);
    if (inTown === undefined) townsOf.set(code, inState.set(path, [dealer]));
    else inTown.push(dealer);
  }
  const states: DealerState[] = [];
  for (const [code, inState] of townsOf) {
    const towns: DealerTown[] = [];
    let count = 0;
    for (const [path, inTown] of inState) {
      if (towns.length % STEP === 0) yield;
      towns.push({
        path,
        name: displayName(inTown[0]?.city ?? '', code),
        dealers: inTown.toSorted(byText(({ name = '' }) => name)),
      });
      count += inTown.length;
    }
    yield;
    const sorted = towns.toSorted(byText(({ name }) => name));
    states.push({ code, path: statePath(code) ?? '', count, towns: sorted });
  }
  return states.toSorted(byText(({ code }) => code));
}

const stateOf = (dealer: Dealer): string => (dealer.state ?? '').trim().toUpperCase();

/** The dealers with the most reviews, one per state, most first. */
export const mostReviewed = (states: ReadonlyArray<DealerState>, most: number): ReadonlyArray<Dealer> =>
  states
    .flatMap(({ towns }) => mostReviewedIn(towns) ?? [])
    .toSorted((one, other) => reviewsOf(other) - reviewsOf(one))
    .slice(0, most);

const mostReviewedIn = (towns: ReadonlyArray<DealerTown>): Dealer | null => {
  let found: Dealer | null = null;
  for (const { dealers } of towns) {
    for (const dealer of dealers) {
      if (reviewsOf(dealer) > (found === null ? 0 : reviewsOf(found))) found = dealer;
    }
  }
  return found;
};

const reviewsOf = ({ totalReviewCount = 0 }: Dealer): number => totalReviewCount;

/** The number of pages: those of dealers in all languages, and those of places with dealers. */
export const countPages = (states: ReadonlyArray<DealerState>): number =>
  states.length === 0
    ? 0
    : 1 +
      states.reduce((sum, { count, towns }) => sum + 1 + towns.length + count * DEALER_LANGUAGES.length, 0);

/**
 * At most `most` paths of these pages, starting at index `from`: first the places, then the dealers, one language after another. Computes
 * only these paths, because there may be hundreds of thousands.
 */
export const pagePaths = (
  states: ReadonlyArray<DealerState>,
  from: number,
  most: number,
): ReadonlyArray<string> => {
  const paths: string[] = [];
  let before = 0;
  for (const { count, paths: pathsIn } of states.length === 0 ? [] : pathLists(states)) {
    const [first, end] = [Math.max(0, from - before), Math.min(count, from + most - before)];
    if (first < end) paths.push(...pathsIn(first, end));
    before += count;
  }
  return paths;
};

/** A list of paths whose length is known before they are computed. */
interface PathList {
  readonly count: number;
  readonly paths: (first: number, end: number) => ReadonlyArray<string>;
}

const pathLists = (states: ReadonlyArray<DealerState>): ReadonlyArray<PathList> => {
  const written = (places: ReadonlyArray<{ readonly path: string }>): PathList => ({
    count: places.length,
    paths: (first, end) => places.slice(first, end).map(({ path }) => path),
  });
  return [
    written([{ path: DEALERS_PATH }, ...states]),
    ...states.map(({ towns }) => written(towns)),
    ...DEALER_LANGUAGES.flatMap((language) =>
      states.map((state) => ({
        count: state.count,
        paths: (first: number, end: number) =>
          dealersBetween(state, first, end).flatMap(
            (dealer) => dealerPath(dealer, DEALER_HOMES[language]) ?? [],
          ),
      })),
    ),
  ];
};

const dealersBetween = ({ towns }: DealerState, first: number, end: number): ReadonlyArray<Dealer> => {
  const between: Dealer[] = [];
  let before = 0;
  for (const { dealers } of towns) {
    if (before >= end) break;
    between.push(...dealers.slice(Math.max(0, first - before), Math.max(0, end - before)));
    before += dealers.length;
  }
  return between;
};

const byText =
  <A>(textOf: (item: A) => string) =>
  (one: A, other: A): number => {
    const [first, second] = [textOf(one), textOf(other)];
    return first < second ? -1 : first > second ? 1 : 0;
  };
