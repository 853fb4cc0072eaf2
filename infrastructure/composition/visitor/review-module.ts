import { ReadReviews } from '../../../application/visitor/read-reviews/read-reviews.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

/** What reads the reviews of dealers. */
export const reviewModule: Bindings = [
  singleton(TOKENS.readReviews, (get) => new ReadReviews(get(TOKENS.dealerReviews), get(TOKENS.logger))),
];
