import type { CircuitBreaker } from '../../application/provider/outage/circuit-breaker.ts';
import type { RateCount, RateCounter } from '../system/rate-counter.ts';

export interface FallbackRateCounterParts {
  /** Counts for all instances. */
  readonly shared: RateCounter;
  /** Counts for this instance while the shared counter fails. */
  readonly own: RateCounter;
  readonly breaker: CircuitBreaker;
  /** Called with the shared counter's failure, or null when it counted. */
  readonly onOutcome: (failure: unknown) => void;
}

/** Counts across instances, and in process while that fails. Rejects only when `own` does. */
export class FallbackRateCounter implements RateCounter {
  constructor(private readonly parts: FallbackRateCounterParts) {}

  async increment(...call: Parameters<RateCounter['increment']>): Promise<RateCount> {
    const { shared, own, breaker, onOutcome } = this.parts;
    try {
      const counted = await breaker.run(() => shared.increment(...call));
      onOutcome(null);
      return counted;
    } catch (failure) {
      onOutcome(failure);
      return own.increment(...call);
    }
  }
}
