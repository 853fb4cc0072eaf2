import { ratingText, starsText } from '../find-dealers/card-texts.ts';
import type { InAnyLanguage } from '../dealer-texts/in-any-language.ts';
import { dateText } from '../../../domain/review/review-day.ts';

/** What the reviews of a dealer say (specification, sections 2 and 8; the rest in the voice of the design language). */
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

/** How many reviews are there, `20 of 128 reviews shown`; the total is null where it is unknown. */
export const shownText = (shown: number, total: number | null): string => {
  if (total === null || total < shown) return `${counted(shown)} shown`;
  return `${shown.toLocaleString('en-US')} of ${counted(total)} shown`;
};

const counted = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'review' : 'reviews'}`;

/** `October 3, 2026`; null without a date. */
const reviewDateText = (date: string | undefined): string | null => dateText(date ?? '') || null;

/** A rating, `4.5`. */
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

/** What the reviews of dealers say in one language. */
export type ReviewTexts = InAnyLanguage<typeof ENGLISH>;

export const reviewTexts: ReviewTexts = ENGLISH;
