import * as E from 'fp-ts/Either';
import type { DealerReviews } from '../../../application/ports/dealers/dealer-reviews.ts';
import type { ProviderFailure } from '../../../application/ports/dealers/provider-failure.ts';
import { averageRating } from '../../../domain/review/average-rating.ts';
import { REVIEWS_PER_PAGE, type Review, type ReviewPage } from '../../../domain/review/review.ts';

type Reply = E.Either<ProviderFailure, ReviewPage>;

/** Reviews and troubles that the test sets. */
export class FakeDealerReviews implements DealerReviews {
  private readonly reviews = new Map<number, ReadonlyArray<Review>>();
  private readonly troubles: Array<ProviderFailure | 'silence'> = [];
  private readonly open: Array<() => void> = [];
  /** The company ids and pages asked for, oldest first. */
  readonly asked: Array<readonly [companyId: number, page: number]> = [];

  /** Sets a dealer's reviews, newest first. */
  serve(companyId: number, reviews: ReadonlyArray<Review>): void {
    this.reviews.set(companyId, reviews);
  }

  /** The next calls fail with these troubles, in order; a call that meets `silence` waits for `release`. */
  meet(...troubles: ReadonlyArray<ProviderFailure | 'silence'>): void {
    this.troubles.push(...troubles);
  }

  /** Answers the calls that met silence. */
  release(): void {
    for (const answer of this.open.splice(0)) answer();
  }

  /** How many troubles no call has met yet. */
  get troublesLeft(): number {
    return this.troubles.length;
  }

  readonly page =
    (companyId: number, page: number, pageAmount = REVIEWS_PER_PAGE) =>
    (): Promise<Reply> => {
      this.asked.push([companyId, page]);
      const trouble = this.troubles.shift();
      const answer = E.right(pageOf(this.reviews.get(companyId) ?? [], page, pageAmount));
      if (trouble === undefined) return Promise.resolve(answer);
      if (trouble !== 'silence') return Promise.resolve(E.left(trouble));
      return new Promise((resolve) => this.open.push(() => resolve(answer)));
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
