import type { CircuitBreaker } from '../../application/provider/outage/circuit-breaker.ts';
import type { RateCount, RateCounter } from '../system/rate-counter.ts';

export interface FallbackRateCounterParts {
  /** Where all instances count. */
  readonly shared: RateCounter;
  /** Where this one counts while the shared counter fails. */
  readonly own: RateCounter;
  readonly breaker: CircuitBreaker;
  /** Learns of each call what the shared counter failed with; null: it counted. */
  readonly onOutcome: (failure: unknown) => void;
}

/** Counts together with the other instances, and alone while that is not possible. It rejects only when `own` does. */
export class FallbackRateCounter implements RateCounter {
  constructor(private readonly parts: FallbackRateCounterParts) {}

  async increment(key: string, windowMs: number): Promise<RateCount> {
    const { shared, own, breaker, onOutcome } = this.parts;
    try {
      const counted = await breaker.run(() => shared.increment(key, windowMs));
      onOutcome(null);
      return counted;
    } catch (failure) {
      onOutcome(failure);
      return own.increment(key, windowMs);
    }
  }
}
