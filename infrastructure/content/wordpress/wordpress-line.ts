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

/** A value, or the reason why it couldn't be read. Never rejects. */
export type WordPressAnswer<A> = TE.TaskEither<string, A>;

/** The maximum size of a response, in bytes (5 MB). */
const MAX_ANSWER_BYTES = 5_000_000;

/** The maximum number of concurrent calls. It limits the cost of wrong URLs while WordPress hangs. */
const MAX_CONCURRENT_CALLS = 50;

/** Three subjects in a row that fail are an outage; one that fails again and again isn't. Then one call tries every 5 s to a minute. */
const CIRCUIT: CircuitPolicy = { maxFailures: 3, firstPauseMs: 5_000, maxPauseMs: 60_000, maxTrials: 1 };

/** The reason of a call that wasn't made, because the circuit breaker is open or too many calls are pending. */
const NOT_ASKED = 'circuit open';

/** The beginning of the reason why an answered page can't be used. */
export const ANSWERED = 'WordPress answered, but ';

/** How long a reader waits for a response, in milliseconds since the call. */
export const BUDGET_MS = 1_000;
export const LATE = 'no answer within 1 s';

/** The connection to one WordPress, with one circuit breaker for all calls. Logs each outage and each page that fails alone once. */
export class WordPressLine {
  private readonly breaker: CircuitBreaker;
  private inFlight = 0;
  /** The pending calls that began after WordPress last answered. */
  private readonly unanswered = new Set<{ readonly subject: string; readonly since: number }>();
  private hasShownLife = false;
  private hasLoggedOutage = false;
  private readonly failing = new Set<string>();
  private readonly warned = new Set<string>();
  /** The reason of the last failure. */
  private reason = 'no answer';

  constructor(
    private readonly timeoutMs: number,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {
    this.breaker = new CircuitBreaker(clock, CIRCUIT);
  }

  /** Whether the circuit breaker is open. */
  get isDown(): boolean {
    return !this.breaker.isClosed;
  }

  /** Whether it is down without a sign of life since the last call. */
  get isSurelyDown(): boolean {
    return this.isDown && !this.hasShownLife;
  }

  /** Why waiting is pointless: WordPress is down, or it is late with as many subjects as make an outage. Null when it isn't. */
  readonly whyNotWait = (): string | null => {
    if (this.isSurelyDown) return this.reason;
    const lateSince = this.clock.now() - BUDGET_MS;
    const late = [...this.unanswered].filter(({ since }) => since <= lateSince);
    return new Set(late.map(({ subject }) => subject)).size >= CIRCUIT.maxFailures ? LATE : null;
  };

  /** Call on a sign of life from WordPress. Allows the next call even in an outage. */
  endPause(): void {
    this.breaker.endPause();
    this.hasShownLife = true;
  }

  /** Makes a call and decodes the response. */
  ask<A>(decode: Decode<A>, question: Pick<JsonRequest, 'address' | 'headers'>): WordPressAnswer<A> {
    const read = getJson(decode)({ ...question, timeoutMs: this.timeoutMs, maxBytes: MAX_ANSWER_BYTES });
    const subject = question.address;
    const timed = async () => {
      const waiting = { subject, since: this.clock.now() };
      this.inFlight += 1;
      this.unanswered.add(waiting);
      const answer = await read();
      this.inFlight -= 1;
      this.unanswered.delete(waiting);
      if (this.signOf(answer, subject).kind === 'answered') this.unanswered.clear();
      this.hasShownLife = false;
      return answer;
    };
    return pipe(
      TE.tryCatch(
        () =>
          this.inFlight < MAX_CONCURRENT_CALLS
            ? this.breaker.run(timed, (answer) => this.signOf(answer, subject))
            : Promise.reject(new Error(NOT_ASKED)),
        () => NOT_ASKED,
      ),
      TE.chainEitherK(E.mapLeft(failureText)),
    );
  }

  /** Reads a subject and logs a failure. Calls that weren't made fail with the reason of the outage. */
  logged<A>(subject: string, read: WordPressAnswer<A>): WordPressAnswer<A> {
    return pipe(
      read,
      TE.mapLeft((reason) => {
        if (reason.startsWith(ANSWERED)) return this.refused(subject, reason);
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

  /** Logs each warning once. */
  readonly warn = (warning: string): void => {
    if (!this.warned.has(warning)) this.log.warning(`WordPress: ${warning}`);
    this.warned.add(warning);
  };

  /** Logs that a subject is kept as it was, once until it is read again. Nothing is wrong with the connection. */
  private refused(subject: string, reason: string): string {
    if (!this.failing.has(subject)) this.log.error(`${subject} is not updated: ${reason}`);
    this.failing.add(subject);
    return reason;
  }

  private failed(subject: string, reason: string): void {
    this.reason = reason;
    if (this.hasLoggedOutage || this.failing.has(subject)) return;
    this.hasLoggedOutage = true;
    this.failing.add(subject);
    this.log.error(`WordPress failed to deliver ${subject}: ${reason}`);
  }

  /**
   * Classifies a response for the circuit breaker. A malformed or too large response counts as answered, because only that page is faulty.
   */
  private signOf(answer: E.Either<JsonFailure, unknown>, about: string): CircuitSign {
    if (E.isRight(answer) || answer.left._tag === 'InvalidResponse') return { kind: 'answered', about };
    const failure = answer.left;
    if (failure._tag === 'NoAnswer') {
      const isAnswer = ['BodyTooLarge', 'JsonTooDeep'].includes(failure.fault);
      return { kind: isAnswer ? 'answered' : 'unreachable', about };
    }
    const milliseconds = retryAfterMs(failure.retryAfter, this.clock.now());
    return milliseconds === null ? { kind: 'unreachable', about } : { kind: 'wait', milliseconds };
  }
}
