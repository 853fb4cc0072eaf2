import type { Rating } from '../../../domain/dealer/rating.ts';

/** Dealer texts that pages also use outside dealer lists. */

export const ratingText = ({ average, count }: Rating): string =>
  `${average.toFixed(1)} (${count.toLocaleString('en-US')} ${count === 1 ? 'review' : 'reviews'})`;

export const starsText = (average: number): string => `Rated ${average.toFixed(1)} out of 5`;

/** The last card of a slider, which links to the dealer list. */
export const allDealers = (count: number): string =>
  count === 1 ? 'See this dealer in the list' : `See all ${count} dealers`;
