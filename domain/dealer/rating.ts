import * as O from 'fp-ts/Option';
import type { Dealer } from './dealer.ts';

/** What other customers think: the average from 0 to 5 and how many reviews it stands on. */
export interface Rating {
  readonly average: number;
  readonly count: number;
}

export type Star = 'full' | 'half' | 'empty';

const STARS = 5;

/** The rating of a dealer; none without reviews, since ratings show only when their count is above 0 (section 9). */
export const ratingOf = (dealer: Dealer): O.Option<Rating> => {
  const count = dealer.totalReviewCount ?? 0;
  const { averageRating: average } = dealer;
  return count > 0 && average !== undefined ? O.some({ average, count }) : O.none;
};

/** Five stars for an average, rounded to the nearest half. */
export const starsOf = (average: number): ReadonlyArray<Star> => {
  const halves = Math.round(Math.min(Math.max(average, 0), STARS) * 2);
  return Array.from({ length: STARS }, (_, i) => {
    const left = halves - i * 2;
    return left >= 2 ? 'full' : left === 1 ? 'half' : 'empty';
  });
};
