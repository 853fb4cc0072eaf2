import type { Bindings } from '../containers/binding.ts';
import { reviewModule } from '../visitor/review-module.ts';
import { browserReviewDirectory } from './browser-review-directory.ts';

/** What reads reviews in the browser; a chunk of its own, fetched once a visitor asks for some. */
export const browserReviews: Bindings = [...browserReviewDirectory, ...reviewModule];
