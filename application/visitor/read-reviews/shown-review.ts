import * as O from 'fp-ts/Option';
import { starsOf, type Star } from '../../../domain/dealer/rating.ts';
import { dayIn } from '../../../domain/review/review-day.ts';
import type { Review } from '../../../domain/review/review.ts';
import type { ReviewTexts } from './texts.ts';

/** A star rating: `figure` is shown next to the stars, `text` is for screen readers. */
export interface ShownRating {
  readonly value: number;
  readonly figure: string;
  readonly stars: ReadonlyArray<Star>;
  readonly text: string;
}

/** When a review was written; `day` is an ISO date, or null when the feed has none. */
interface ShownDate {
  readonly day: string | null;
  readonly text: string;
}

/** A review, ready to render. */
export interface ShownReview {
  readonly key: string;
  readonly author: string;
  readonly rating: ShownRating;
  readonly date: ShownDate | null;
  /** Empty when the customer gave only stars. */
  readonly text: string;
  readonly response: { readonly text: string; readonly date: ShownDate | null } | null;
}

/** A rating from 0 to 5, ready to render. */
export const shownRating = (
  value: number,
  { starsText, decimal }: Pick<ReviewTexts, 'starsText' | 'decimal'>,
): ShownRating => ({
  value,
  figure: decimal(value),
  stars: starsOf(value),
  text: starsText(value),
});

const shownDate = (date: string | undefined, { reviewDateText }: ReviewTexts): ShownDate | null => {
  const text = reviewDateText(date);
  return text === null ? null : { day: O.toNullable(dayIn(date ?? '')), text };
};

/** A review, ready to render; `position` starts at 0 and counts across all pages. */
export const shownReview =
  (texts: ReviewTexts) =>
  (review: Review, position: number): ShownReview => {
    const response = review.ownerResponse?.trim() ?? '';
    return {
      key: String(position),
      author: review.authorName.trim() || texts.nameless,
      rating: shownRating(review.rating, texts),
      date: shownDate(review.date, texts),
      text: review.text.trim(),
      response: response === '' ? null : { text: response, date: shownDate(review.ownerResponseDate, texts) },
    };
  };
