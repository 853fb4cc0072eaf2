import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Dealer } from './dealer.ts';

/** A dealer's average rating, from 0 to 5, and its number of reviews. */
export interface Rating {
  readonly average: number;
  readonly count: number;
}

export type Star = 'full' | 'half' | 'empty';

const STARS = 5;

/** The Bayesian prior: ten reviews with 4 stars, about the average of this trade. */
const ASSUMED: Rating = { average: 4, count: 10 };

/** A dealer's rating; none without reviews, because ratings show only with a count above 0 (section 9). */
export const ratingOf = (dealer: Dealer): O.Option<Rating> => {
  const count = dealer.totalReviewCount ?? 0;
  const { averageRating: average } = dealer;
  return count > 0 && average !== undefined ? O.some({ average, count }) : O.none;
};

/**
 * The Bayesian average to sort by, with the prior added. A few perfect reviews are weak evidence: 5.0 of 4 reviews (4.3) sorts after 4.9 of
 * 300 (4.9). Uses averages rounded to tenths, as on cards, so that visitors can follow the order.
 */
export const weightedAverage = ({ average, count }: Rating): number =>
  (ASSUMED.average * ASSUMED.count + inTenths(average) * count) / (ASSUMED.count + count);

const inTenths = (average: number): number => Math.round(average * 10) / 10;

/** Five stars for an average, rounded to half stars. */
export const starsOf = (average: number): ReadonlyArray<Star> => {
  const halves = Math.round(Math.min(Math.max(average, 0), STARS) * 2);
  return Array.from({ length: STARS }, (_, i) => {
    const left = halves - i * 2;
    return left >= 2 ? 'full' : left === 1 ? 'half' : 'empty';
  });
};

/** Sorts by weighted average, then by number of reviews, both descending. */
export const topRatedFirst = (dealers: ReadonlyArray<Dealer>): ReadonlyArray<Dealer> =>
  dealers.toSorted((one, other) => compareRanks(ratingRank(one), ratingRank(other)));

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
