import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { hasNext, type ReviewPage } from '../../../domain/review/review.ts';
import { shownRating, shownReview, type ShownRating, type ShownReview } from './shown-review.ts';
import type { ReviewTexts } from './texts.ts';

export type { ShownReview } from './shown-review.ts';

export interface ReviewedDealer {
  readonly companyId: CompanyId;
  readonly name: string;
}

/** The reviews of a dealer (specification, sections 2, 4 and 8). */
export type ReadReviewsView =
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'open';
      readonly dealer: ReviewedDealer;
      readonly title: string;
      /** The summary of all reviews; null until it is known. */
      readonly summary: (ShownRating & { readonly count: number; readonly line: string }) | null;
      /** The reviews of all loaded pages, newest first. */
      readonly reviews: ReadonlyArray<ShownReview>;
      readonly isLoading: boolean;
      readonly canSeeMore: boolean;
      /** The live-region text about the loading state. */
      readonly status: string;
    };

/** The loading state: the pages loaded so far, whether the next one is loading, and whether any failed. */
export interface Reading {
  readonly dealer: ReviewedDealer;
  readonly pages: ReadonlyArray<ReviewPage>;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

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
