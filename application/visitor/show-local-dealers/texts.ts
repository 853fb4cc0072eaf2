import { DEALERS_PATH } from '../../../domain/dealer/dealer-path.ts';
import type { DealerTexts } from '../dealer-texts/english.ts';
import { allDealers } from '../find-dealers/brief-texts.ts';
import { LIST_PATH } from '../find-dealers/search-address.ts';
import { placeText, unnamedDealer } from '../find-dealers/shown-dealer.ts';
import { reviewTexts, type ReviewTexts } from '../read-reviews/texts.ts';

/** Texts about an area's dealers in one language, for pages about other topics. */
export interface LocalDealersTexts extends Pick<
  DealerTexts,
  'allDealers' | 'placeText' | 'unnamedDealer' | 'listPath' | 'dealersPath'
> {
  /** `25 dealers near 60601`. */
  readonly dealersNear: (count: number, zipcode: string) => string;
  /** Null in a language that reviews aren't written in. */
  readonly reviews: ReviewTexts | null;
}

export const localDealersTexts: LocalDealersTexts = {
  allDealers,
  placeText,
  unnamedDealer,
  listPath: LIST_PATH,
  dealersPath: DEALERS_PATH,
  dealersNear: (count, zipcode) => `${count} ${count === 1 ? 'dealer' : 'dealers'} near ${zipcode}`,
  reviews: reviewTexts,
};
