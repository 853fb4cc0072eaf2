import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { RateCounter } from '../../system/rate-counter.ts';

/** What is limited by itself: who has searched a lot may still send a form. */
export type RateLimitPurpose = 'provider-calls' | 'lead-posts' | 'form-posts';

/** Where calls are counted, and `RATE_LIMIT`. */
export interface RateLimiting {
  readonly counter: RateCounter;
  /** Provider calls a minute and visitor; 0 switches every limit off. */
  readonly rateLimit: number;
}

const WINDOW_MS = 60_000;

/** Of the limit of provider calls. */
const SHARE_OF_POSTS = 0.1;

/** Enough for a visitor who corrects a form a few times. */
const MIN_POSTS = 5;

/** So many calls for a purpose a minute and visitor; 0: no limit. What is posted has a tenth of `RATE_LIMIT`, but 5 at least. */
export const maxCalls = (purpose: RateLimitPurpose, rateLimit: number): number =>
  purpose === 'provider-calls'
    ? rateLimit
    : Math.min(rateLimit, Math.max(MIN_POSTS, Math.round(rateLimit * SHARE_OF_POSTS)));

/**
 * Limits the routes that are added to a scope afterwards, in a bucket of the purpose's own: above it they answer 429 with
 * `Retry-After` (contract, section 3). `hook` says when a request is counted, by default before its body is read.
 */
export const limitRate = async (
  scope: FastifyInstance,
  purpose: RateLimitPurpose,
  { counter, rateLimit: perMinute }: RateLimiting,
  hook: 'onRequest' | 'preHandler' = 'onRequest',
): Promise<void> => {
  if (perMinute === 0) return;
  await scope.register(rateLimit, {
    max: maxCalls(purpose, perMinute),
    timeWindow: WINDOW_MS,
    hook,
    store: storeOf(counter, purpose),
  });
};

/** The plugin makes its store by itself. */
const storeOf = (counter: RateCounter, purpose: RateLimitPurpose) =>
  class implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (visitor, callback, windowMs) => {
      counter.increment(`${purpose}:${visitor}`, windowMs).then(
        ({ count, endsInMs }) => callback(null, { current: count, ttl: endsInMs }),
        (failure: Error) => callback(failure),
      );
    };

    child = (): FastifyRateLimitStore => this;
  };
