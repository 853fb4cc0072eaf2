import * as A from 'fp-ts/Array';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Dealer } from './dealer.ts';
import { isOpenAt } from './opening-hours.ts';
import { ratingOf, weightedAverage } from './rating.ts';

/** The orders in which a visitor may see dealers, in the order in which they are offered (contract, section 7: sorting). */
export const DEALER_SORTS = ['recommended', 'nearest', 'open', 'rating'] as const;
export type DealerSort = (typeof DEALER_SORTS)[number];

/** The order of the service, which an address does not name. */
export const DEFAULT_SORT: DealerSort = 'recommended';

/** The order that an address names; an unknown name, or none, is the default. */
export const sortNamed = (name: string | null): DealerSort =>
  DEALER_SORTS.find((sort) => sort === name) ?? DEFAULT_SORT;

/**
 * Dealers, given in the order of the service, in the order that a visitor chose. Dealers that are equal keep the order of the
 * service; those without a distance, or without reviews, come last. `now`, in milliseconds since 1970, tells who is open.
 */
export const inSortOrder = (
  dealers: ReadonlyArray<Dealer>,
  sort: DealerSort,
  now: number,
): ReadonlyArray<Dealer> => {
  switch (sort) {
    case 'recommended':
      return dealers;
    case 'nearest':
      return nearestFirst(dealers);
    case 'open': {
      const { left: rest, right: open } = A.partition((dealer: Dealer) => isOpenAt(dealer, now))([...dealers]);
      return [...nearestFirst(open), ...nearestFirst(rest)];
    }
    case 'rating':
      return topRatedFirst(dealers);
  }
};

/** Higher average first, weighed by the number of reviews; of the same, more reviews first. */
export const topRatedFirst = (dealers: ReadonlyArray<Dealer>): ReadonlyArray<Dealer> =>
  dealers.toSorted((one, other) => compareRanks(ratingRank(one), ratingRank(other)));

const nearestFirst = (dealers: ReadonlyArray<Dealer>): ReadonlyArray<Dealer> =>
  dealers.toSorted((one, other) => milesOf(one) - milesOf(other));

const milesOf = ({ distanceMiles = Number.MAX_VALUE }: Dealer): number => distanceMiles;

type RatingRank = readonly [average: number, count: number];

const ratingRank = (dealer: Dealer): RatingRank =>
  pipe(
    ratingOf(dealer),
    O.match(
      () => [0, 0],
      (rating) => [-weightedAverage(rating), -rating.count],
    ),
  );

const compareRanks = ([average, count]: RatingRank, [otherAverage, otherCount]: RatingRank): number =>
  average - otherAverage || count - otherCount;
