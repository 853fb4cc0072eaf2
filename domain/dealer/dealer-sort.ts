import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Dealer } from './dealer.ts';
import { ratingOf, weightedAverage } from './rating.ts';

/** The orders in which a visitor may see dealers, in the order in which they are offered (contract, section 7: sorting). */
export const DEALER_SORTS = ['recommended', 'nearest', 'rating'] as const;
export type DealerSort = (typeof DEALER_SORTS)[number];

/** The order of the service, which an address does not name. */
export const DEFAULT_SORT: DealerSort = 'recommended';

/** The order that an address names; an unknown name, or none, is the default. */
export const sortNamed = (name: string | null): DealerSort =>
  DEALER_SORTS.find((sort) => sort === name) ?? DEFAULT_SORT;

/**
 * Dealers, given in the order of the service, in the order that a visitor chose. Dealers that are equal keep the order of the
 * service; those without a distance, or without reviews, come last.
 */
export const inSortOrder = (dealers: ReadonlyArray<Dealer>, sort: DealerSort): ReadonlyArray<Dealer> => {
  switch (sort) {
    case 'recommended':
      return dealers;
    case 'nearest':
      return [...dealers].sort((one, other) => milesOf(one) - milesOf(other));
    case 'rating':
      return [...dealers].sort((one, other) => compareRanks(ratingRank(one), ratingRank(other)));
  }
};

const milesOf = ({ distanceMiles = Number.MAX_VALUE }: Dealer): number => distanceMiles;

type RatingRank = readonly [average: number, count: number];

/** Higher average first, weighed by the number of reviews; of the same, more reviews first. */
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
