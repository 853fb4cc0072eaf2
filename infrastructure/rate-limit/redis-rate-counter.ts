import type { Redis } from 'ioredis';
import type { RateCount, RateCounter } from '../system/rate-counter.ts';

/** Atomic, so that no key is left without an expiry. */
const INCREMENT = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  left = tonumber(ARGV[1])
  redis.call('PEXPIRE', KEYS[1], left)
end
return {count, left}`;

const PREFIX = 'rate-limit:';

/** Counts in Redis for all instances. Rejects when Redis doesn't answer. */
export class RedisRateCounter implements RateCounter {
  constructor(private readonly redis: Redis) {}

  async increment(key: string, windowMs: number, by = 1): Promise<RateCount> {
    const answer = await this.redis.eval(INCREMENT, 1, `${PREFIX}${key}`, windowMs, by);
    const [count, endsInMs] = Array.isArray(answer) ? answer.map(Number) : [];
    if (!Number.isSafeInteger(count) || endsInMs === undefined) throw new Error('Redis returned no count');
    return { count: count ?? 0, endsInMs };
  }
}
