import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { hasNext, type ReviewPage } from '../../../domain/review/review.ts';
import { shownRating, shownReview, type ShownRating, type ShownReview } from './shown-review.ts';
import type { ReviewTexts } from './texts.ts';

export type { ShownReview } from './shown-review.ts';

/** Whose reviews are read. */
export interface ReviewedDealer {
  readonly companyId: CompanyId;
  readonly name: string;
}

/** What the reviews of a dealer show (specification, sections 2, 4 and 8). */
export type ReadReviewsView =
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'open';
      readonly dealer: ReviewedDealer;
      readonly title: string;
      /** What all reviews come to; null while it is not known. */
      readonly summary: (ShownRating & { readonly count: number; readonly line: string }) | null;
      /** Newest first, those of all pages read so far. */
      readonly reviews: ReadonlyArray<ShownReview>;
      readonly isLoading: boolean;
      readonly canSeeMore: boolean;
      /** How the reading goes, in one sentence that is announced. */
      readonly status: string;
    };

/** A reading under way: the pages read so far, whether the next one is asked for, and whether one ever failed. */
export interface Reading {
  readonly dealer: ReviewedDealer;
  readonly pages: ReadonlyArray<ReviewPage>;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/** The view of a reading. */
export const openView = (
  reading: Reading,
  texts: ReviewTexts,
): Extract<ReadReviewsView, { kind: 'open' }> => {
  const { dealer, pages, isLoading, hasFailed } = reading;
  const last = pages.at(-1);
  const reviews = pages.flatMap((page) => page.reviews).map(shownReview(texts));
  return {
    kind: 'open',
    dealer,
    title: texts.reviewsTitle(dealer.name),
    summary: last === undefined ? null : summaryOf(last, texts),
    reviews,
    isLoading,
    canSeeMore: last === undefined ? hasFailed : hasNext(last),
    status: isLoading ? texts.loading : restText(reviews.length, last, texts),
  };
};

const restText = (shown: number, last: ReviewPage | undefined, texts: ReviewTexts): string => {
  if (last === undefined) return texts.nothing;
  return shown === 0 ? texts.none : texts.shownText(shown, last.totalReviews);
};

const summaryOf = ({ averageRating: average, totalReviews: count }: ReviewPage, texts: ReviewTexts) =>
  average === null || count === null || count === 0
    ? null
    : { ...shownRating(average, texts), count, line: texts.ratingText({ average, count }) };
