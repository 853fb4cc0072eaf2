import type { Review } from '../../domain/review/review.ts';

/** Builds a review step by step: `aReview().by('Maria L.').rated(2).on('2026-10-03').build()`. */
class ReviewBuilder {
  private readonly review: Review;

  constructor(review: Review) {
    this.review = review;
  }

  private with(fields: Partial<Review>): ReviewBuilder {
    return new ReviewBuilder({ ...this.review, ...fields });
  }

  by(authorName: string): ReviewBuilder {
    return this.with({ authorName });
  }

  rated(rating: number): ReviewBuilder {
    return this.with({ rating });
  }

  /** The date, like `2026-11-20`. */
  on(date: string): ReviewBuilder {
    return this.with({ date });
  }

  saying(text: string): ReviewBuilder {
    return this.with({ text });
  }

  answered(ownerResponse: string, ownerResponseDate: string): ReviewBuilder {
    return this.with({ ownerResponse, ownerResponseDate });
  }

  build(): Review {
    return this.review;
  }
}

export type { ReviewBuilder };

/** A good review without a dealer's answer. */
export const aReview = (): ReviewBuilder =>
  new ReviewBuilder({
    authorName: 'Maria L.',
    rating: 5,
    date: '2026-10-20',
    text: 'They came on time and the furnace runs quietly again.',
  });
