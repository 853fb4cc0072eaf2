import type { Review } from './review.ts';

/**
 * The review that tells the most in `most` characters: the longest that fits, whatever its rating. When none fits, the first. Undefined
 * when none has a text.
 */
export const usefulReview = <R extends Pick<Review, 'text'>>(
  reviews: ReadonlyArray<R>,
  most: number,
): R | undefined => {
  const written = reviews.filter(({ text }) => text.trim() !== '');
  const fitting = written.filter(({ text }) => text.trim().length <= most);
  return longestFirst(fitting)[0] ?? written[0];
};

/** Reviews with longer texts first; those of the same length keep their order. */
export const longestFirst = <R extends Pick<Review, 'text'>>(reviews: ReadonlyArray<R>): ReadonlyArray<R> =>
  reviews.toSorted((one, other) => other.text.trim().length - one.text.trim().length);
