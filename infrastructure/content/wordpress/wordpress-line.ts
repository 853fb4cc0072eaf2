import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import { CircuitBreaker } from '../../../application/provider/outage/circuit-breaker.ts';
import type { CircuitPolicy, CircuitSign } from '../../../domain/outage/circuit.ts';
import {
  failureText,
  getJson,
  type Decode,
  type JsonFailure,
  type JsonRequest,
} from '../../wire/get-json.ts';
import { retryAfterMs } from '../../wire/retry-after.ts';

/** What was read, or why it could not be; it never rejects. */
export type Read<A> = TE.TaskEither<string, A>;

/** The largest answer that is read, in bytes: 5 MB. */
const MAX_ANSWER_BYTES = 5_000_000;

/** So many calls wait for an answer at once: mistyped addresses cost a WordPress that hangs no more than that. */
const MAX_CONCURRENT_CALLS = 50;

/** In an outage one call in 5 s to a minute tries. */
const CIRCUIT: CircuitPolicy = { maxFailures: 3, firstPauseMs: 5_000, maxPauseMs: 60_000, maxTrials: 1 };

/** A call that was not made, since those before it failed, or too many have no answer yet. */
const NOT_ASKED = 'circuit open';

/** How long a reader waits for an answer at most, counted from the question, in milliseconds. */
export const BUDGET_MS = 1_000;
export const LATE = 'no answer within 1 s';

/**
 * The line to one WordPress, behind one circuit breaker for all that is asked of it. It logs once per outage that WordPress does
 * not answer, and once for a page that fails while others do not.
 */
export class WordPressLine {
  private readonly breaker: CircuitBreaker;
  /** When the calls began that have no answer yet, the oldest first. */
  private readonly inFlight = new Set<{ readonly since: number }>();
  private hasShownLife = false;
  private hasLoggedOutage = false;
  private readonly failing = new Set<string>();
  private readonly warned = new Set<string>();
  /** Why something could not be read the last time. */
  private reason = 'no answer';

  constructor(
    /** How long one answer may take, in milliseconds. */
    private readonly timeoutMs: number,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {
    this.breaker = new CircuitBreaker(clock, CIRCUIT);
  }

  /** Whether calls failed so often that they are paused, and none was answered since. */
  get isDown(): boolean {
    return !this.breaker.isClosed;
  }

  /** Whether it is down, and nothing else has shown since the last call that it may answer. */
  get isSurelyDown(): boolean {
    return this.isDown && !this.hasShownLife;
  }

  /** Why it makes no sense to wait for an answer: it is down, or something asked for earlier is late; null: it does. */
  readonly whyNotWait = (): string | null => {
    if (this.isSurelyDown) return this.reason;
    const [oldest] = this.inFlight;
    return oldest !== undefined && this.clock.now() - oldest.since >= BUDGET_MS ? LATE : null;
  };

  /** The next call is made, even in an outage, and is worth waiting for: WordPress has shown a sign of life. */
  endPause(): void {
    this.breaker.endPause();
    this.hasShownLife = true;
  }

  /** What `decode` reads in the answer, or why there is nothing. */
  ask<A>(decode: Decode<A>, question: Pick<JsonRequest, 'address' | 'body' | 'headers'>): Read<A> {
    const read = getJson(decode)({ ...question, timeoutMs: this.timeoutMs, maxBytes: MAX_ANSWER_BYTES });
    const timed = async () => {
      const waiting = { since: this.clock.now() };
      this.inFlight.add(waiting);
      const answer = await read();
      this.inFlight.delete(waiting);
      this.hasShownLife = false;
      return answer;
    };
    return pipe(
      TE.tryCatch(
        () =>
          this.inFlight.size < MAX_CONCURRENT_CALLS
            ? this.breaker.run(timed, this.signOf)
            : Promise.reject(new Error(NOT_ASKED)),
        () => NOT_ASKED,
      ),
      TE.chainEitherK(E.mapLeft(failureText)),
    );
  }

  /** The same reading of a subject; its failure is logged, and what was not asked fails for the reason of the outage. */
  logged<A>(subject: string, read: Read<A>): Read<A> {
    return pipe(
      read,
      TE.mapLeft((reason) => {
        if (reason !== NOT_ASKED) this.failed(subject, reason);
        return this.reason;
      }),
      TE.map((answer) => {
        this.hasLoggedOutage = false;
        this.failing.delete(subject);
        return answer;
      }),
    );
  }

  /** What an operator should know is logged once. */
  readonly warn = (warning: string): void => {
    if (!this.warned.has(warning)) this.log.warning(`WordPress: ${warning}`);
    this.warned.add(warning);
  };

  private failed(subject: string, reason: string): void {
    this.reason = reason;
    if (this.hasLoggedOutage || this.failing.has(subject)) return;
    this.hasLoggedOutage = true;
    this.failing.add(subject);
    this.log.error(`WordPress does not give ${subject}: ${reason}`);
  }

  /** What is malformed or too large is one page's own fault: WordPress answered. */
  private readonly signOf = (answer: E.Either<JsonFailure, unknown>): CircuitSign => {
    if (E.isRight(answer) || answer.left._tag === 'InvalidResponse') return { kind: 'answered' };
    const failure = answer.left;
    if (failure._tag === 'NoAnswer')
      return { kind: ['BodyTooLarge', 'JsonTooDeep'].includes(failure.fault) ? 'answered' : 'unreachable' };
    const milliseconds = retryAfterMs(failure.retryAfter, this.clock.now());
    return milliseconds === null ? { kind: 'unreachable' } : { kind: 'wait', milliseconds };
  };
}
