import { DEALERS_PATH } from '../../../domain/dealer/dealer-path.ts';
import type { DealerTexts } from '../dealer-texts/english.ts';
import { allDealers } from '../find-dealers/brief-texts.ts';
import { LIST_PATH } from '../find-dealers/search-address.ts';
import { placeText, unnamedDealer } from '../find-dealers/shown-dealer.ts';
import { reviewTexts, type ReviewTexts } from '../read-reviews/texts.ts';

/** What is said of the dealers of an area in one language, next to what a page is about. */
export interface LocalDealersTexts extends Pick<
  DealerTexts,
  'allDealers' | 'placeText' | 'unnamedDealer' | 'listPath' | 'dealersPath'
> {
  /** `25 dealers near 60601`: how many serve the area of a code. */
  readonly dealersNear: (count: number, zipcode: string) => string;
  readonly reviews: ReviewTexts;
}

export const localDealersTexts: LocalDealersTexts = {
  ...{ allDealers, placeText, unnamedDealer, listPath: LIST_PATH, dealersPath: DEALERS_PATH },
  dealersNear: (count, zipcode) => `${count} ${count === 1 ? 'dealer' : 'dealers'} near ${zipcode}`,
  reviews: reviewTexts,
};
