import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Dealer } from './dealer.ts';

/** What other customers think: the average from 0 to 5 and how many reviews it is based on. */
export interface Rating {
  readonly average: number;
  readonly count: number;
}

export type Star = 'full' | 'half' | 'empty';

const STARS = 5;

/** What a dealer is taken for before reviews say more: ten reviews of 4 stars, about what dealers of this trade usually have. */
const ASSUMED: Rating = { average: 4, count: 10 };

/** The rating of a dealer; none without reviews, since ratings show only when their count is above 0 (section 9). */
export const ratingOf = (dealer: Dealer): O.Option<Rating> => {
  const count = dealer.totalReviewCount ?? 0;
  const { averageRating: average } = dealer;
  return count > 0 && average !== undefined ? O.some({ average, count }) : O.none;
};

/**
 * The average to order dealers by: the Bayesian mean of the reviews, with those that every dealer is assumed to have. A few
 * perfect reviews are weak evidence, so 5.0 of 4 reviews (4.3) comes after 4.9 of 300 (4.9). It takes the average in tenths, as
 * cards show it, so that visitors can follow the order by what they see.
 */
export const weightedAverage = ({ average, count }: Rating): number =>
  (ASSUMED.average * ASSUMED.count + inTenths(average) * count) / (ASSUMED.count + count);

const inTenths = (average: number): number => Math.round(average * 10) / 10;

/** Five stars for an average, rounded to the nearest half. */
export const starsOf = (average: number): ReadonlyArray<Star> => {
  const halves = Math.round(Math.min(Math.max(average, 0), STARS) * 2);
  return Array.from({ length: STARS }, (_, i) => {
    const left = halves - i * 2;
    return left >= 2 ? 'full' : left === 1 ? 'half' : 'empty';
  });
};

/** Higher average first, weighed by the number of reviews; of the same, more reviews first. */
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
