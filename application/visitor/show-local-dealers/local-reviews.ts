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

/** The maximum number of reviews, each from a different dealer. */
export const MAX_LOCAL_REVIEWS = 3;
/** The number of reviews to read per dealer: the newest may have stars but no text. */
const READ_OF_EACH = 5;
/** The room on a card, in characters. */
const MAX_TEXT_LENGTH = 200;

/** A dealer's newest review with text. */
export interface LocalReview extends Pick<ShownReview, 'author' | 'date' | 'text'> {
  readonly rating: Pick<ShownReview['rating'], 'stars' | 'text'>;
  readonly dealer: string;
  readonly town: string | null;
  /** The dealer's page, with all its reviews. */
  readonly address: string;
}

export interface LocalReviewPorts {
  readonly reviews: Pick<DealerReviews, 'page'>;
  readonly log: Logger;
}

/**
 * Each dealer's newest review with text, newest first. `zipcode` is empty when the visitor's code is unknown. Dealers whose reviews can't
 * be read are skipped.
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
    author,
    date,
    text: reviewExcerpt(review.text, MAX_TEXT_LENGTH),
    rating: { stars: rating.stars, text: rating.text },
    dealer: shownName(dealer, unnamedDealer),
    town: shownTown(dealer, placeText),
    address: addressOf(dealerPath(dealer, dealersPath) ?? listPath, searchNear(zipcode)),
  };
};
