import type { Clock } from '../../application/ports/clock.ts';
import type { Logger } from '../../application/ports/logger.ts';
import { FallbackRateCounter } from '../rate-limit/fallback-rate-counter.ts';
import { InProcessRateCounter } from '../rate-limit/in-process-rate-counter.ts';
import { openRedis } from '../rate-limit/open-redis.ts';
import type { RateCounter } from '../system/rate-counter.ts';
import { RedisRateCounter } from '../rate-limit/redis-rate-counter.ts';
import type { Part } from '../server/routes/operator-routes.ts';
import { CircuitBreaker } from '../../application/provider/outage/circuit-breaker.ts';

/** While Redis is frozen, one call in a second waits for it. */
const BREAKER = { maxFailures: 3, firstPauseMs: 1_000, maxPauseMs: 1_000, maxTrials: 1 };

/** How long what `/readyz` counts stays in Redis. */
const READINESS_WINDOW_MS = 1_000;

/** Where calls are counted. */
export interface RateCounting {
  readonly counter: RateCounter;
  /** What `/readyz` asks of it: Redis, which the site can do without. */
  readonly parts: ReadonlyArray<Part>;
  readonly close: () => void;
}

/** Counts in Redis when there is an address of one, and in process without one or while it does not answer. */
export const rateCounting = (redisUrl: string | null, clock: Clock, log: Logger): RateCounting => {
  const own = new InProcessRateCounter(clock);
  if (redisUrl === null) return { counter: own, parts: [], close: () => undefined };
  let isAway = false;
  const goesAway = (code: string): void => {
    if (!isAway) log.warning(`Redis does not answer, calls are counted in process: ${code}`);
    isAway = true;
  };
  const redis = openRedis(redisUrl, goesAway);
  const onOutcome = (failure: unknown): void => {
    if (failure !== null) return goesAway(failure instanceof Error ? failure.message : 'unknown');
    if (isAway) log.warning('Redis answers again, calls are counted there');
    isAway = false;
  };
  const shared = new RedisRateCounter(redis);
  return {
    counter: new FallbackRateCounter({ shared, own, breaker: new CircuitBreaker(clock, BREAKER), onOutcome }),
    // A Redis that is read-only or out of memory answers a ping, but counts nothing.
    parts: [
      { name: 'redis', works: () => shared.increment('readiness', READINESS_WINDOW_MS), isOptional: true },
    ],
    close: () => redis.disconnect(),
  };
};
