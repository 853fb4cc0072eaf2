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

/** A page of a dealer's reviews, newest first; pages count from 0. */
export interface ReviewPage {
  readonly reviews: ReadonlyArray<Review>;
  readonly page: number;
  readonly pageAmount: number;
  readonly totalReviews: number;
  readonly totalPages: number;
  readonly averageRating: number;
}
