import * as E from 'fp-ts/Either';
import type { Clock } from '../../../application/ports/clock.ts';
import type { CircuitPolicy, CircuitSign } from '../../../domain/outage/circuit.ts';
import { CircuitBreaker, CircuitOpen } from '../../../application/provider/outage/circuit-breaker.ts';
import {
  failureText,
  getJson,
  type Decode,
  type JsonFailure,
  type JsonRequest,
} from '../../wire/get-json.ts';
import { retryAfterMs } from '../../wire/retry-after.ts';

/** One question to a WordPress, in whichever language it is asked. */
export type WordPressQuestion = Pick<JsonRequest, 'address' | 'body' | 'headers'>;

/** The largest answer that is read, in bytes: 5 MB. */
const MAX_ANSWER_BYTES = 5_000_000;

/** So many calls wait for an answer at once: mistyped addresses cost a WordPress that hangs no more than that. */
const MAX_CONCURRENT_CALLS = 50;

/** In an outage one call in 5 s to a minute tries. */
const CIRCUIT: CircuitPolicy = { maxFailures: 3, firstPauseMs: 5_000, maxPauseMs: 60_000, maxTrials: 1 };

/** A call that was not made, since those before it failed, or too many have no answer yet. */
export const NOT_ASKED = 'circuit open';

/** Asks one WordPress, behind one circuit breaker for all that is asked of it. */
export class WordPressCall {
  private readonly breaker: CircuitBreaker;
  /** When the calls began that have no answer yet, the oldest first. */
  private readonly inFlight = new Set<{ readonly since: number }>();
  private hasShownLife = false;

  constructor(
    /** How long one answer may take, in milliseconds. */
    private readonly timeoutMs: number,
    private readonly clock: Clock,
  ) {
    this.breaker = new CircuitBreaker(clock, CIRCUIT);
  }

  /** Whether calls failed so often that they are paused, and none was answered since. */
  get isDown(): boolean {
    return !this.breaker.isClosed;
  }

  /** Whether it is down, but something else has shown that it may answer, and no call has ended since. */
  get mayBeBack(): boolean {
    return this.isDown && this.hasShownLife;
  }

  /** How long the oldest call has been waiting for its answer, in milliseconds. */
  get waitingMs(): number {
    const [oldest] = this.inFlight;
    return oldest === undefined ? 0 : this.clock.now() - oldest.since;
  }

  /** The next call is made, even in an outage, and is worth waiting for. */
  endPause(): void {
    this.breaker.endPause();
    this.hasShownLife = true;
  }

  /** What `decode` reads in the answer, or why there is nothing: `NOT_ASKED` in an outage. It never rejects. */
  async ask<A>(decode: Decode<A>, question: WordPressQuestion): Promise<E.Either<string, A>> {
    if (this.inFlight.size >= MAX_CONCURRENT_CALLS) return E.left(NOT_ASKED);
    const request = { ...question, timeoutMs: this.timeoutMs, maxBytes: MAX_ANSWER_BYTES };
    const waiting = { since: this.clock.now() };
    const call = () => {
      this.inFlight.add(waiting);
      return getJson(decode)(request)();
    };
    try {
      const answer = await this.breaker.run(call, (result) => this.signOf(result));
      this.hasShownLife = false;
      return E.mapLeft(failureText)(answer);
    } catch (fault) {
      if (fault instanceof CircuitOpen) return E.left(NOT_ASKED);
      throw fault;
    } finally {
      this.inFlight.delete(waiting);
    }
  }

  /** What is malformed or too large is one page's own fault: WordPress answered. */
  private signOf(result: E.Either<JsonFailure, unknown>): CircuitSign {
    if (E.isRight(result) || result.left._tag === 'InvalidResponse') return { kind: 'answered' };
    const failure = result.left;
    if (failure._tag === 'NoAnswer')
      return { kind: ['BodyTooLarge', 'JsonTooDeep'].includes(failure.fault) ? 'answered' : 'unreachable' };
    const milliseconds = retryAfterMs(failure.retryAfter, this.clock.now());
    return milliseconds === null ? { kind: 'unreachable' } : { kind: 'wait', milliseconds };
  }
}
