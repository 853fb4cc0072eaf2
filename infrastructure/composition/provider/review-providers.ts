import type { DealerReviews } from '../../../application/ports/dealers/dealer-reviews.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import { HttpDealerReviews } from '../../http/http-dealer-reviews.ts';
import { DEFAULT_PROVIDER, type Settings } from '../../settings/settings.ts';
import { providerIn, PROVIDER_TIMEOUT_MS, type ProviderTable } from './provider-table.ts';

/** The adapter's dependencies, except `REVIEWS_API_HOST` (scheme, host and path prefix). */
interface AdapterParts {
  readonly timeoutMs: number;
  readonly log: Logger;
}

export type ReviewSettings = Pick<Settings, 'reviewsApiHost' | 'reviewsProvider'>;

type ReviewProvider = (host: string, parts: AdapterParts) => DealerReviews;

/** Every kind of provider, by its name in `REVIEWS_PROVIDER`. To support another JSON format, write its adapter and add an entry here. */
export const REVIEW_PROVIDERS: ProviderTable<ReviewProvider> = {
  [DEFAULT_PROVIDER]: (host, { timeoutMs, log }) =>
    new HttpDealerReviews({ address: `${host}/reviews/dealers/retrieve-reviews`, timeoutMs, log }),
};

/** The real review provider. Null when no host is set. */
export const reviewProvider = (
  { reviewsApiHost: host, reviewsProvider }: ReviewSettings,
  log: Logger,
): DealerReviews | null =>
  host === null
    ? null
    : providerIn(REVIEW_PROVIDERS, 'review', reviewsProvider)(host, { timeoutMs: PROVIDER_TIMEOUT_MS, log });
