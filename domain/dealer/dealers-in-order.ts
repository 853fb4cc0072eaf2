import * as A from 'fp-ts/Array';
import type { DealerSort } from './dealer-sort.ts';
import type { Dealer } from './dealer.ts';
import { answerableAt } from './answerable-at.ts';
import { answersNow } from './answerable-by.ts';
import { topRatedFirst } from './rating.ts';

/**
 * Sorts dealers that are in the service's order. Ties keep that order; dealers without a distance or reviews come last. `now` (milliseconds
 * since 1970) decides who answers.
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
      const { left: rest, right: open } = A.partition((dealer: Dealer) =>
        answersNow(answerableAt(dealer, now)),
      )([...dealers]);
      return [...nearestFirst(open), ...nearestFirst(rest)];
    }
    case 'rating':
      return topRatedFirst(dealers);
  }
};

const nearestFirst = (dealers: ReadonlyArray<Dealer>): ReadonlyArray<Dealer> =>
  dealers.toSorted((one, other) => milesOf(one) - milesOf(other));

const milesOf = ({ distanceMiles = Number.MAX_VALUE }: Dealer): number => distanceMiles;
