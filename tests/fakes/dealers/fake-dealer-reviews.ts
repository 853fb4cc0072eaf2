import type * as E from 'fp-ts/Either';
import type { DealerReviews } from '../../../application/ports/dealers/dealer-reviews.ts';
import type { ProviderFailure } from '../../../application/ports/dealers/provider-failure.ts';
import { averageRating } from '../../../domain/review/average-rating.ts';
import { REVIEWS_PER_PAGE, type Review, type ReviewPage } from '../../../domain/review/review.ts';
import { TroubledFake } from '../troubled-fake.ts';

type Reply = E.Either<ProviderFailure, ReviewPage>;

/** Reviews and troubles that the test sets. */
export class FakeDealerReviews extends TroubledFake<ProviderFailure> implements DealerReviews {
  private readonly reviews = new Map<number, ReadonlyArray<Review>>();
  /** The company ids and pages asked for, oldest first. */
  readonly asked: Array<readonly [companyId: number, page: number]> = [];

  /** Sets a dealer's reviews, newest first. */
  serve(companyId: number, reviews: ReadonlyArray<Review>): void {
    this.reviews.set(companyId, reviews);
  }

  readonly page =
    (companyId: number, page: number, pageAmount = REVIEWS_PER_PAGE) =>
    (): Promise<Reply> => {
      this.asked.push([companyId, page]);
      return this.answered(pageOf(this.reviews.get(companyId) ?? [], page, pageAmount));
    };
}

/** A page of a list; pages are counted from 0. */
export const pageOf = (
  all: ReadonlyArray<Review>,
  page: number,
  pageAmount = REVIEWS_PER_PAGE,
): ReviewPage => {
  const ratingSum = all.reduce((sum, { rating }) => sum + rating, 0);
  return {
    reviews: all.slice(page * pageAmount, (page + 1) * pageAmount),
    page,
    pageAmount,
    totalReviews: all.length,
    totalPages: Math.ceil(all.length / pageAmount),
    averageRating: averageRating(ratingSum, all.length),
  };
};
