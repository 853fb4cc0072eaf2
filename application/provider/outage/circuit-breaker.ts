import {
  circuitAfter,
  circuitStateAt,
  CLOSED_CIRCUIT,
  type CircuitPolicy,
  type CircuitSign,
  type CircuitState,
} from '../../../domain/outage/circuit.ts';
import type { Clock } from '../../ports/clock.ts';

/** Thrown when the circuit is open and the call wasn't made. */
export class CircuitOpen extends Error {
  readonly code = 'circuit open';
}

const answered = (): CircuitSign => ({ kind: 'answered' });

/** Stops calls to a failing service, so that requests don't wait for it (`domain/outage/circuit.ts`). */
export class CircuitBreaker {
  private circuit = CLOSED_CIRCUIT;
  private answers = 0;
  /** The expiry of each trial in flight, in milliseconds since 1970. */
  private trials: ReadonlyArray<number> = [];

  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    private readonly policy: CircuitPolicy,
  ) {}

  /** Whether the circuit is closed; false from the first pause until a call is answered. */
  get isClosed(): boolean {
    return this.circuit.pausedUntil === null;
  }

  /** Which calls may start now, ignoring the limit of concurrent trials. */
  get state(): CircuitState {
    return circuitStateAt(this.policy, this.circuit, this.clock.now());
  }

  /**
   * Runs a call. Rejects as the call does, or with `CircuitOpen`. `signOf` classifies a result; null when the service wasn't called.
   * `isNew`: the item was never tried, so it may run as a trial before a long pause ends.
   */
  async run<A>(
    call: () => Promise<A>,
    signOf: (result: A) => CircuitSign | null = answered,
    isNew = false,
  ): Promise<A> {
    const endTrial = this.begin(isNew);
    const { answers } = this;
    try {
      const result = await call();
      this.learn(signOf(result), answers);
      return result;
    } catch (failure) {
      this.learn({ kind: 'unreachable' }, answers);
      throw failure;
    } finally {
      endTrial();
    }
  }

  /** Ends a pause because something else shows that the service may be back. The next call is a trial. */
  endPause(): void {
    if (!this.isClosed) this.circuit = { ...this.circuit, pausedUntil: this.clock.now() };
  }

  /** Throws `CircuitOpen` when no call may start now. */
  private begin(isNew: boolean): () => void {
    const { state, policy } = this;
    if (state === 'closed') return () => undefined;
    const now = this.clock.now();
    const until = now + policy.maxPauseMs;
    this.trials = this.trials.filter((end) => now < end && end <= until);
    const mayTry = state === 'trial' || (state === 'new-trial' && isNew);
    if (!mayTry || this.trials.length >= policy.maxTrials) throw new CircuitOpen();
    this.trials = [...this.trials, until];
    return () => {
      const ended = this.trials.indexOf(until);
      this.trials = this.trials.filter((_, i) => i !== ended);
    };
  }

  /** A failure doesn't count when another call was answered meanwhile: the service is up. */
  private learn(sign: CircuitSign | null, answersBefore: number): void {
    if (sign === null || (sign.kind !== 'answered' && this.answers > answersBefore)) return;
    if (sign.kind === 'answered') this.answers += 1;
    this.circuit = circuitAfter(this.policy, this.circuit, sign, this.clock.now());
  }
}
