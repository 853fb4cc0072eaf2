import { ReadReviews } from '../../../application/visitor/read-reviews/read-reviews.ts';
import type { ReviewTexts } from '../../../application/visitor/read-reviews/texts.ts';
import { constant, singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

export const reviewModule = (texts: ReviewTexts): Bindings => [
  constant(TOKENS.reviewTexts, texts),
  singleton(
    TOKENS.readReviews,
    (get) => new ReadReviews(get(TOKENS.dealerReviews), get(TOKENS.logger), texts),
  ),
];
