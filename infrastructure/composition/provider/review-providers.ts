import type { DealerReviews } from '../../../application/ports/dealers/dealer-reviews.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import { HttpDealerReviews } from '../../http/http-dealer-reviews.ts';
import { DEFAULT_PROVIDER, type Settings } from '../../settings/settings.ts';
import { providerIn, PROVIDER_TIMEOUT_MS, type ProviderTable } from './provider-table.ts';

/** What the adapter of a real provider is made from, apart from its host `REVIEWS_API_HOST`: scheme, host and path prefix. */
interface AdapterParts {
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number;
  readonly log: Logger;
}

/** Where reviews are read, and what is spoken there. */
export type ReviewSettings = Pick<Settings, 'reviewsApiHost' | 'reviewsProvider'>;

type ReviewProvider = (host: string, parts: AdapterParts) => DealerReviews;

/** Every kind of provider by its name in `REVIEWS_PROVIDER`: one whose JSON is another is its adapter and its line here. */
export const REVIEW_PROVIDERS: ProviderTable<ReviewProvider> = {
  [DEFAULT_PROVIDER]: (host, { timeoutMs, log }) =>
    new HttpDealerReviews({ address: `${host}/reviews/dealers/retrieve-reviews`, timeoutMs, log }),
};

/** The real provider of reviews; null where no host is set. */
export const reviewProvider = (
  { reviewsApiHost: host, reviewsProvider }: ReviewSettings,
  log: Logger,
): DealerReviews | null =>
  host === null
    ? null
    : providerIn(REVIEW_PROVIDERS, 'review', reviewsProvider)(host, { timeoutMs: PROVIDER_TIMEOUT_MS, log });
