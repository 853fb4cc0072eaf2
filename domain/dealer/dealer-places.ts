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

/** Groups dealers by the place of their office, states by code. Dealers without a page are left out. */
export const dealersByPlace = (dealers: ReadonlyArray<Dealer>): ReadonlyArray<DealerState> => {
  // Caches a path per spelling of a town, because towns repeat.
  const paths = new Map<string, string | null>();
  const pathOf = (dealer: Dealer): string | null => {
    const place = `${dealer.state} ${dealer.city}`;
    const path = paths.has(place) ? (paths.get(place) ?? null) : townPath(dealer);
    paths.set(place, path);
    return path;
  };
  const listed = dealers.filter((dealer) => dealer.companyId !== undefined && pathOf(dealer) !== null);
  const towns = [...Map.groupBy(listed, (dealer) => pathOf(dealer) ?? '')].map(([path, inTown]) => ({
    ...{ path, dealers: inTown.toSorted(byText(({ name = '' }) => name)) },
    state: stateOf(inTown[0]),
    name: displayName(inTown[0]?.city ?? '', stateOf(inTown[0])),
  }));
  return [...Map.groupBy(towns, ({ state }) => state)]
    .map(([code, inState]) => ({
      ...{ code, path: statePath(code) ?? '' },
      count: inState.reduce((sum, town) => sum + town.dealers.length, 0),
      towns: inState
        .map(({ name, path, dealers: inTown }) => ({ name, path, dealers: inTown }))
        .toSorted(byText(({ name }) => name)),
    }))
    .toSorted(byText(({ code }) => code));
};

const stateOf = (dealer: Dealer | undefined): string => (dealer?.state ?? '').trim().toUpperCase();

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
 * At most `most` paths of these pages, starting at index `from`: first the places, then the dealers, one language after another.
 */
export const pagePaths = (
  states: ReadonlyArray<DealerState>,
  from: number,
  most: number,
): ReadonlyArray<string> => {
  if (states.length === 0) return [];
  const towns = states.flatMap((state) => state.towns);
  const lists = [DEALERS_PATH, ...[...states, ...towns].map(({ path }) => path)];
  const dealers = towns.flatMap((town) => town.dealers);
  // Computes only the requested paths, because there may be hundreds of thousands.
  const pathsIn = DEALER_LANGUAGES.map((language, i) => {
    const first = lists.length + i * dealers.length;
    return dealers
      .slice(Math.max(0, from - first), Math.max(0, from + most - first))
      .flatMap((dealer) => dealerPath(dealer, DEALER_HOMES[language]) ?? []);
  });
  return [...lists.slice(from, from + most), ...pathsIn.flat()];
};

const byText =
  <A>(textOf: (item: A) => string) =>
  (one: A, other: A): number => {
    const [first, second] = [textOf(one), textOf(other)];
    return first < second ? -1 : first > second ? 1 : 0;
  };
