import { dealerTexts, type DealerTexts } from '../dealer-texts/english.ts';
import { compareDealersTexts, type CompareDealersTexts } from './texts.ts';

/** What a comparison and the cards of its dealers say in one language. */
export interface ComparisonWords {
  readonly comparison: CompareDealersTexts;
  readonly dealer: DealerTexts;
}

export const ENGLISH_COMPARISON: ComparisonWords = { comparison: compareDealersTexts, dealer: dealerTexts };
