import type { Clock } from '../../application/ports/clock.ts';
import type { Logger } from '../../application/ports/logger.ts';
import { FallbackRateCounter } from '../rate-limit/fallback-rate-counter.ts';
import { InProcessRateCounter } from '../rate-limit/in-process-rate-counter.ts';
import { openRedis } from '../rate-limit/open-redis.ts';
import type { RateCounter } from '../system/rate-counter.ts';
import { RedisRateCounter } from '../rate-limit/redis-rate-counter.ts';
import type { Part } from '../server/routes/operator-routes.ts';
import { CircuitBreaker } from '../../application/provider/outage/circuit-breaker.ts';

/** While Redis hangs, only one call per second waits for it. */
const BREAKER = { maxFailures: 3, firstPauseMs: 1_000, maxPauseMs: 1_000, maxTrials: 1 };

/** How long the counts of `/readyz` stay in Redis. */
const READINESS_WINDOW_MS = 1_000;

/** The rate counter and its health check. */
export interface RateCounting {
  readonly counter: RateCounter;
  /** Redis in `/readyz`, an optional part. */
  readonly parts: ReadonlyArray<Part>;
  readonly close: () => void;
}

/** Counts calls in Redis when its URL is set, and in process when there is no URL or Redis doesn't answer. */
export const rateCounting = async (
  redisUrl: string | null,
  clock: Clock,
  log: Logger,
): Promise<RateCounting> => {
  const own = new InProcessRateCounter(clock);
  if (redisUrl === null) return { counter: own, parts: [], close: () => undefined };
  let isDown = false;
  const goesDown = (code: string): void => {
    if (!isDown) log.warning(`Redis does not answer, calls are counted in process: ${code}`);
    isDown = true;
  };
  const redis = await openRedis(redisUrl, goesDown);
  const onOutcome = (failure: unknown): void => {
    if (failure !== null) return goesDown(failure instanceof Error ? failure.message : 'unknown');
    if (isDown) log.warning('Redis answers again, calls are counted there');
    isDown = false;
  };
  const shared = new RedisRateCounter(redis);
  return {
    counter: new FallbackRateCounter({ shared, own, breaker: new CircuitBreaker(clock, BREAKER), onOutcome }),
    // A Redis that is read-only or out of memory answers a ping but can't count, so the check increments a counter.
    parts: [
      { name: 'redis', works: () => shared.increment('readiness', READINESS_WINDOW_MS), isOptional: true },
    ],
    close: () => redis.disconnect(),
  };
};
