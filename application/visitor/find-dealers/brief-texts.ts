import type { Rating } from '../../../domain/dealer/rating.ts';

/** What is said of dealers next to what a page is about, too. */

export const ratingText = ({ average, count }: Rating): string =>
  `${average.toFixed(1)} (${count.toLocaleString('en-US')} ${count === 1 ? 'review' : 'reviews'})`;

export const starsText = (average: number): string => `Rated ${average.toFixed(1)} out of 5`;

/** The last card of a slider, which leads to the list of all dealers. */
export const allDealers = (count: number): string =>
  count === 1 ? 'See this dealer in the list' : `See all ${count} dealers`;
