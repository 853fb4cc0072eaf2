import type { Clock } from '../../application/ports/clock.ts';

/** The breaker is open: the call was not made. */
export class CircuitOpen extends Error {
  readonly code = 'circuit open';
}

export interface CircuitBreakerPolicy {
  /** After so many failures in a row no call is made for a while. */
  readonly maxFailures: number;
  /** How long that lasts, in milliseconds; then one call tries, and decides. */
  readonly openMs: number;
}

/** Makes no calls to what keeps failing, so that nobody waits for it. */
export class CircuitBreaker {
  private failures = 0;
  private closesAt = 0;

  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    private readonly policy: CircuitBreakerPolicy,
  ) {}

  /** Makes a call; rejects as it does, or with `CircuitOpen` at once. */
  async run<A>(call: () => Promise<A>): Promise<A> {
    const { maxFailures, openMs } = this.policy;
    if (this.failures >= maxFailures) {
      const left = this.closesAt - this.clock.now();
      // More than `openMs` is left only when the clock was set back.
      if (left > 0 && left <= openMs) throw new CircuitOpen();
      this.closesAt = this.clock.now() + openMs;
    }
    try {
      const result = await call();
      this.failures = 0;
      return result;
    } catch (failure) {
      this.failures += 1;
      this.closesAt = this.clock.now() + openMs;
      throw failure;
    }
  }
}
