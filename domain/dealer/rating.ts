import type { Dealer } from './dealer.ts';

/** What other customers think: the average from 0 to 5 and how many reviews it stands on. */
export interface Rating {
  readonly average: number;
  readonly count: number;
}

export type Star = 'full' | 'half' | 'empty';

const STARS = 5;

/** The rating of a dealer; null without reviews, since ratings show only when their count is above 0 (section 9). */
export const ratingOf = (dealer: Dealer): Rating | null => {
  const count = dealer.totalReviewCount ?? 0;
  return count > 0 && dealer.averageRating !== undefined ? { average: dealer.averageRating, count } : null;
};

/** Five stars for an average, rounded to the nearest half. */
export const starsOf = (average: number): ReadonlyArray<Star> => {
  const halves = Math.round(Math.min(Math.max(average, 0), STARS) * 2);
  return Array.from({ length: STARS }, (_, i) => {
    const left = halves - i * 2;
    return left >= 2 ? 'full' : left === 1 ? 'half' : 'empty';
  });
};
