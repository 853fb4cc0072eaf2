import type { Clock } from '../../application/ports/clock.ts';
import {
  allowedCalls,
  circuitAfter,
  CLOSED_CIRCUIT,
  type CircuitPolicy,
  type CircuitSign,
} from '../../domain/outage/circuit.ts';

/** The breaker is open: the call was not made. */
export class CircuitOpen extends Error {
  readonly code = 'circuit open';
}

const answered = (): CircuitSign => ({ kind: 'answered' });

/** Makes no calls to what keeps failing, so that no request waits for it (`domain/outage/circuit.ts`). */
export class CircuitBreaker {
  private circuit = CLOSED_CIRCUIT;
  /** Until when no other call is made, since one tries, in milliseconds since 1970. */
  private triesUntil = 0;

  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    private readonly policy: CircuitPolicy,
  ) {}

  /** Whether calls are made as usual; false from the first pause until a call is answered. */
  get isClosed(): boolean {
    return this.circuit.pausedUntil === null;
  }

  /** Makes a call; rejects as it does, or with `CircuitOpen` at once. `signOf` says what a result means. */
  async run<A>(call: () => Promise<A>, signOf: (result: A) => CircuitSign = answered): Promise<A> {
    const now = this.clock.now();
    const isTried = now < this.triesUntil && this.triesUntil - now <= this.policy.maxPauseMs;
    if (isTried || allowedCalls(this.policy, this.circuit, now, 1) === 0) throw new CircuitOpen();
    const isTrial = !this.isClosed;
    if (isTrial) this.triesUntil = now + this.policy.maxPauseMs;
    try {
      const result = await call();
      this.learn(signOf(result));
      return result;
    } catch (failure) {
      this.learn({ kind: 'unreachable' });
      throw failure;
    } finally {
      if (isTrial) this.triesUntil = 0;
    }
  }

  /** Ends a pause: something else has shown that the service may answer, and the next call tries. */
  endPause(): void {
    if (!this.isClosed) this.circuit = { ...this.circuit, pausedUntil: this.clock.now() };
  }

  private learn(sign: CircuitSign): void {
    this.circuit = circuitAfter(this.policy, this.circuit, sign, this.clock.now());
  }
}
