/** Reviews on a page (specification, section 9). */
export const REVIEWS_PER_PAGE = 10;

/** What a customer wrote about a dealer, and the dealer's answer. Dates are days, `2026-11-20`. */
export interface Review {
  readonly authorName: string;
  readonly rating: number;
  readonly date: string;
  readonly text: string;
  readonly ownerResponse?: string;
  readonly ownerResponseDate?: string;
}

/**
 * A page of a dealer's reviews, newest first; pages count from 0. What all reviews come to is null where a provider does
 * not say.
 */
export interface ReviewPage {
  readonly reviews: ReadonlyArray<Review>;
  readonly page: number;
  readonly pageAmount: number;
  readonly totalReviews: number | null;
  readonly totalPages: number;
  readonly averageRating: number | null;
}

/** Whether pages follow this one; behind an empty page none do, whatever its provider counts. */
export const hasNext = ({ reviews, page, totalPages }: ReviewPage): boolean =>
  reviews.length > 0 && page + 1 < totalPages;
