import {
  circuitAfter,
  circuitStateAt,
  CLOSED_CIRCUIT,
  type CircuitPolicy,
  type CircuitSign,
  type CircuitState,
} from '../../../domain/outage/circuit.ts';
import type { Clock } from '../../ports/clock.ts';

/** The breaker is open: the call was not made. */
export class CircuitOpen extends Error {
  readonly code = 'circuit open';
}

const answered = (): CircuitSign => ({ kind: 'answered' });

/** Makes no calls to what keeps failing, so that no request waits for it (`domain/outage/circuit.ts`). */
export class CircuitBreaker {
  private circuit = CLOSED_CIRCUIT;
  /** How many calls have been answered. */
  private answers = 0;
  /** Of each trial under way: until when it counts as such, in milliseconds since 1970. */
  private trials: ReadonlyArray<number> = [];

  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    private readonly policy: CircuitPolicy,
  ) {}

  /** Whether calls are made as usual; false from the first pause until a call is answered. */
  get isClosed(): boolean {
    return this.circuit.pausedUntil === null;
  }

  /** Which calls may begin now, except for those that are too many trials at once. */
  get state(): CircuitState {
    return circuitStateAt(this.policy, this.circuit, this.clock.now());
  }

  /**
   * Makes a call; rejects as it does, or with `CircuitOpen` at once. `signOf` says what a result means; null: nothing, the service
   * was not asked. `isNew` says that it is about something that was never tried: it need not wait for the end of a long pause.
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

  /** Ends a pause: something else has shown that the service may answer, and the next call tries. */
  endPause(): void {
    if (!this.isClosed) this.circuit = { ...this.circuit, pausedUntil: this.clock.now() };
  }

  /** Throws when no call may begin now. */
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

  /** A call during which another one was answered has failed by itself: that says nothing about the service. */
  private learn(sign: CircuitSign | null, answersBefore: number): void {
    if (sign === null || (sign.kind !== 'answered' && this.answers > answersBefore)) return;
    if (sign.kind === 'answered') this.answers += 1;
    this.circuit = circuitAfter(this.policy, this.circuit, sign, this.clock.now());
  }
}
