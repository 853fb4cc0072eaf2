import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import { dealerPath } from '../../../domain/dealer/dealer-path.ts';
import { addressOf, searchNear } from '../../../domain/dealer/dealer-search.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { reviewExcerpt } from '../../../domain/review/review-excerpt.ts';
import { longestFirst, usefulReview } from '../../../domain/review/useful-review.ts';
import type { DealerReviews } from '../../ports/dealers/dealer-reviews.ts';
import { failureReason } from '../../ports/dealers/provider-failure.ts';
import type { Logger } from '../../ports/logger.ts';
import { shownName, shownTown } from '../find-dealers/shown-dealer.ts';
import { shownReview, type ShownReview } from '../read-reviews/shown-review.ts';
import type { LocalDealersTexts } from './texts.ts';

/** The maximum number of reviews, each from a different dealer. */
export const MAX_LOCAL_REVIEWS = 3;
/** The number of a dealer's newest reviews of which one is shown. */
const READ_OF_EACH = 10;
/** The room on a card, in characters. */
const MAX_TEXT_LENGTH = 150;

/** The most useful of a dealer's newest reviews. */
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
 * The most useful of each dealer's newest reviews, those with the longest texts first; none in a language that reviews aren't written in.
 * `zipcode` is empty when the visitor's code is unknown. Dealers whose reviews can't be read are skipped.
 */
export const usefulReviews =
  (
    { reviews, log }: LocalReviewPorts,
    dealers: ReadonlyArray<Dealer>,
    zipcode: string,
    { reviews: reviewTexts, unnamedDealer, placeText, dealersPath, listPath }: LocalDealersTexts,
  ): Task<ReadonlyArray<LocalReview>> =>
  async () => {
    if (reviewTexts === null) return [];
    const usefulOf = async (dealer: Dealer): Promise<ReadonlyArray<LocalReview>> => {
      if (dealer.companyId === undefined) return [];
      const page = await reviews.page(dealer.companyId, 0, READ_OF_EACH)();
      if (E.isLeft(page)) log.error(`Error fetching reviews: ${failureReason(page.left)}`);
      const review = E.isLeft(page) ? undefined : usefulReview(page.right.reviews, MAX_TEXT_LENGTH);
      if (review === undefined) return [];
      const { author, rating, date } = shownReview(reviewTexts)(review, 0);
      return [
        {
          author,
          date,
          text: reviewExcerpt(review.text, MAX_TEXT_LENGTH),
          rating: { stars: rating.stars, text: rating.text },
          dealer: shownName(dealer, unnamedDealer),
          town: shownTown(dealer, placeText),
          address: addressOf(dealerPath(dealer, dealersPath) ?? listPath, searchNear(zipcode)),
        },
      ];
    };
    return longestFirst((await Promise.all(dealers.map(usefulOf))).flat());
  };
