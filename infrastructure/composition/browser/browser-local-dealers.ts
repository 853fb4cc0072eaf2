import type { LocalDealersView } from '../../../application/visitor/show-local-dealers/show-local-dealers.ts';
import type { Bindings } from '../containers/binding.ts';
import type { PageData } from '../page-data.ts';
import { localDealerModule } from '../visitor/local-dealer-module.ts';
import { browserDirectory } from './browser-directory.ts';
import { browserReviewDirectory } from './browser-review-directory.ts';

/** Bindings for local dealers, in their own chunk, because few pages show them. */
export const browserLocalDealers = (
  view: LocalDealersView,
  { address }: PageData['dealerSearch'],
): Bindings => [
  ...browserDirectory(address),
  ...browserReviewDirectory,
  ...localDealerModule({ resumed: view }),
];
