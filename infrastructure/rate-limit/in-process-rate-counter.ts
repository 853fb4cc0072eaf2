import { LRUCache } from 'lru-cache';
import type { Clock } from '../../application/ports/clock.ts';
import type { RateCount, RateCounter } from '../system/rate-counter.ts';

/** The maximum number of keys, about 10 MB. The least recently used ones are dropped. */
const MAX_KEYS = 50_000;

/** Counts in this process only. Never rejects. */
export class InProcessRateCounter implements RateCounter {
  private readonly windows = new LRUCache<string, { count: number; readonly endsAt: number }>({
    max: MAX_KEYS,
  });

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  async increment(key: string, windowMs: number, by = 1): Promise<RateCount> {
    const now = this.clock.now();
    const known = this.windows.get(key);
    const left = (known?.endsAt ?? 0) - now;
    // More than a window can remain only after the clock was set back.
    const isOver = left <= 0 || left > windowMs;
    const window = known === undefined || isOver ? { count: 0, endsAt: now + windowMs } : known;
    window.count += by;
    this.windows.set(key, window);
    return { count: window.count, endsInMs: window.endsAt - now };
  }
}
