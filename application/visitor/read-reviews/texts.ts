import { ratingText, starsText } from '../find-dealers/card-texts.ts';
import type { InAnyLanguage } from '../dealer-texts/in-any-language.ts';
import { dateText } from '../../../domain/review/review-day.ts';

/** Texts of a dealer's reviews (specification, sections 2 and 8; the rest follows the design language). */
export const readReviewsTexts = {
  close: 'Close',
  listName: 'Reviews',
  seeMore: 'See More',
  response: 'Response from the dealer',
  nameless: 'A customer',
  loading: 'Loading reviews.',
  nothing: 'There’s nothing to read here right now.',
  none: 'No reviews yet.',
} as const;

const reviewsTitle = (name: string): string => `Reviews of ${name}`;

/** `20 of 128 reviews shown`; `total` is null when unknown. */
export const shownText = (shown: number, total: number | null): string => {
  if (total === null || total < shown) return `${counted(shown)} shown`;
  return `${shown.toLocaleString('en-US')} of ${counted(total)} shown`;
};

const counted = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'review' : 'reviews'}`;

/** `October 3, 2026`; null without a date. */
const reviewDateText = (date: string | undefined): string | null => dateText(date ?? '') || null;

/** `4.5`. */
const decimal = (rating: number): string => rating.toFixed(1);

const ENGLISH = {
  ...readReviewsTexts,
  reviewsTitle,
  shownText,
  reviewDateText,
  ratingText,
  starsText,
  decimal,
};

/** Review texts in one language. */
export type ReviewTexts = InAnyLanguage<typeof ENGLISH>;

export const reviewTexts: ReviewTexts = ENGLISH;
