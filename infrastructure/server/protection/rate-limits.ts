import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { RateCounter } from '../../system/rate-counter.ts';
import { CALL_COST } from '../../system/spending.ts';
import { visitorNetwork } from './networks.ts';
import { budgetKey, VisitorBudgets } from './visitor-budgets.ts';

/**
 * Each purpose has its own limit, so a visitor who has searched a lot can still send a form. Provider calls share the visitor's budget
 * (`visitor-budgets.ts`).
 */
export type RateLimitPurpose = 'provider-calls' | 'lead-posts' | 'form-posts' | 'request-links';

/** The counter, and the setting `RATE_LIMIT`. */
export interface RateLimiting {
  readonly counter: RateCounter;
  /** Provider calls per minute and visitor. 0 turns off every limit. */
  readonly rateLimit: number;
}

const WINDOW_MS = 60_000;

/** The share of the provider-call limit. */
const SHARE_OF_POSTS = 0.1;

/** Enough for a visitor who corrects a form a few times. */
const MIN_POSTS = 5;

/** The maximum calls per minute and visitor for a purpose; 0 means no limit. Posts get a tenth of `RATE_LIMIT`, but at least 5. */
export const maxCalls = (purpose: RateLimitPurpose, rateLimit: number): number =>
  purpose === 'provider-calls'
    ? rateLimit
    : Math.min(rateLimit, Math.max(MIN_POSTS, Math.round(rateLimit * SHARE_OF_POSTS)));

/**
 * Limits the routes that are added to the scope afterwards. Above the limit they answer 429 with `Retry-After` (contract, section 3).
 * `hook` decides when a request is counted; by default, before its body is read.
 */
export const limitRate = async (
  scope: FastifyInstance,
  purpose: RateLimitPurpose,
  { counter, rateLimit: perMinute }: RateLimiting,
  hook: 'onRequest' | 'preHandler' = 'onRequest',
): Promise<void> => {
  if (perMinute === 0) return;
  const isCall = purpose === 'provider-calls';
  await scope.register(rateLimit, {
    max: maxCalls(purpose, perMinute),
    timeWindow: WINDOW_MS,
    hook,
    keyGenerator: ({ ip }) => visitorNetwork(ip),
    store: isCall
      ? storeOf(counter, budgetKey, CALL_COST)
      : storeOf(counter, (visitor) => `${purpose}:${visitor}`),
  });
  if (isCall) new VisitorBudgets(counter, perMinute).chargeCalls(scope);
};

/** The plugin instantiates its store, so it takes a class. `cost` is what a request counts. */
const storeOf = (counter: RateCounter, keyOf: (visitor: string) => string, cost = 1) =>
  class implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (visitor, callback, windowMs) => {
      counter.increment(keyOf(visitor), windowMs, cost).then(
        ({ count, endsInMs }) => callback(null, { current: Math.ceil(count / cost), ttl: endsInMs }),
        (failure: Error) => callback(failure),
      );
    };

    child = (): FastifyRateLimitStore => this;
  };
