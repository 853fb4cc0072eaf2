import { dealerTexts, type DealerTexts } from '../dealer-texts/english.ts';
import { compareDealersTexts, type CompareDealersTexts } from './texts.ts';

/** Texts of a comparison and of its dealer cards in one language. */
export interface ComparisonWords {
  readonly comparison: CompareDealersTexts;
  readonly dealer: DealerTexts;
}

export const ENGLISH_COMPARISON: ComparisonWords = { comparison: compareDealersTexts, dealer: dealerTexts };
