/** The page size of reviews (specification, section 9). */
export const REVIEWS_PER_PAGE = 10;

/** A customer's review and the dealer's response. Dates are ISO days: `2026-11-20`. */
export interface Review {
  readonly authorName: string;
  readonly rating: number;
  readonly date: string;
  readonly text: string;
  readonly ownerResponse?: string;
  readonly ownerResponseDate?: string;
}

/** A page of a dealer's reviews, newest first. `page` starts at 0. Totals are null when the provider gives none. */
export interface ReviewPage {
  readonly reviews: ReadonlyArray<Review>;
  readonly page: number;
  readonly pageAmount: number;
  readonly totalReviews: number | null;
  readonly totalPages: number;
  readonly averageRating: number | null;
}

/** Whether there is a next page. An empty page is the last one, whatever total the provider reports. */
export const hasNext = ({ reviews, page, totalPages }: ReviewPage): boolean =>
  reviews.length > 0 && page + 1 < totalPages;
