import type { ProviderNames } from '../../settings/settings.ts';
import { DEALER_PROVIDERS } from './dealer-providers.ts';
import { REBATE_PROVIDERS } from './rebate-providers.ts';
import { REVIEW_PROVIDERS } from './review-providers.ts';

/** The valid values of `DEALER_PROVIDER`, `REBATE_PROVIDER` and `REVIEWS_PROVIDER`. */
export const PROVIDER_NAMES: ProviderNames = {
  dealers: Object.keys(DEALER_PROVIDERS),
  rebates: Object.keys(REBATE_PROVIDERS),
  reviews: Object.keys(REVIEW_PROVIDERS),
};
