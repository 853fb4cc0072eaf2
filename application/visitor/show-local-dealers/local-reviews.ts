import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import { dealerPath } from '../../../domain/dealer/dealer-path.ts';
import { addressOf, searchNear } from '../../../domain/dealer/dealer-search.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { reviewExcerpt } from '../../../domain/review/review-excerpt.ts';
import type { Review } from '../../../domain/review/review.ts';
import type { DealerReviews } from '../../ports/dealers/dealer-reviews.ts';
import { failureReason } from '../../ports/dealers/provider-failure.ts';
import type { Logger } from '../../ports/logger.ts';
import { shownName, shownTown } from '../find-dealers/shown-dealer.ts';
import { shownReview, type ShownReview } from '../read-reviews/shown-review.ts';
import type { LocalDealersTexts } from './texts.ts';

/** How many reviews are shown, each of another dealer. */
export const MAX_LOCAL_REVIEWS = 3;
/** How many of a dealer's newest reviews are read: the newest may be stars alone. */
const READ_OF_EACH = 5;
/** As long as a card has room for. */
const MAX_TEXT_LENGTH = 100;

/** The newest review of a dealer that has words. */
export interface LocalReview extends Pick<ShownReview, 'author' | 'date' | 'text'> {
  readonly rating: Pick<ShownReview['rating'], 'stars' | 'text'>;
  readonly dealer: string;
  readonly town: string | null;
  /** The dealer's page, with all reviews. */
  readonly address: string;
}

export interface LocalReviewPorts {
  readonly reviews: Pick<DealerReviews, 'page'>;
  readonly log: Logger;
}

/**
 * The newest review with words of each dealer, newest first; `zipcode` is empty where the visitor's code is not known. A dealer
 * whose reviews cannot be read is left out.
 */
export const newestReviews =
  (
    { reviews, log }: LocalReviewPorts,
    dealers: ReadonlyArray<Dealer>,
    zipcode: string,
    texts: LocalDealersTexts,
  ): Task<ReadonlyArray<LocalReview>> =>
  async () => {
    const newest = async (dealer: Dealer): Promise<ReadonlyArray<readonly [Review, Dealer]>> => {
      if (dealer.companyId === undefined) return [];
      return pipe(
        await reviews.page(dealer.companyId, 0, READ_OF_EACH)(),
        E.match(
          (failure) => {
            log.error(`Error fetching reviews: ${failureReason(failure)}`);
            return [];
          },
          (page) =>
            page.reviews
              .filter(({ text }) => text.trim() !== '')
              .slice(0, 1)
              .map((review) => [review, dealer] as const),
        ),
      );
    };
    const found = await Promise.all(dealers.map(newest));
    return found
      .flat()
      .toSorted(([one], [other]) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0))
      .map(([review, dealer]) => localReview(review, dealer, zipcode, texts));
  };

const localReview = (
  review: Review,
  dealer: Dealer,
  zipcode: string,
  { reviews, unnamedDealer, placeText, dealersPath, listPath }: LocalDealersTexts,
): LocalReview => {
  const { author, rating, date } = shownReview(reviews)(review, 0);
  return {
    ...{ author, date, text: reviewExcerpt(review.text, MAX_TEXT_LENGTH) },
    rating: { stars: rating.stars, text: rating.text },
    ...{ dealer: shownName(dealer, unnamedDealer), town: shownTown(dealer, placeText) },
    address: addressOf(dealerPath(dealer, dealersPath) ?? listPath, searchNear(zipcode)),
  };
};
