import { createHash } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { LRUCache } from 'lru-cache';
import { firstValueFrom, from, map, race } from 'rxjs';
import type { Clock } from '../../../application/ports/clock.ts';
import { BUDGET_MS, LATE, type Read } from './wordpress-line.ts';

/** How long an answer is served without asking again, in milliseconds. */
export const FRESH_MS = 60_000;

/** How long an answer serves while WordPress is down, counted from when it was read. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** After how long what could not be read is asked for again. */
const RETRY_MS = 5_000;

/** Answers that there is nothing are cached apart, so that wrong addresses never crowd out pages; so are purged keys. */
const MAX_NOTHINGS = 2000;

interface Cached<A> {
  readonly answer: A;
  readonly fingerprint: string;
  readonly bytes: number;
  readonly readAt: number;
  /** From when on it is asked for again. */
  askFrom: number;
}

interface Question<A> {
  readonly answer: Promise<E.Either<string, A>>;
  readonly askedAt: number;
  /** Whether a caller had to continue without the answer. */
  isMissed: boolean;
}

export interface CachedAnswersSettings<A> {
  readonly clock: Clock;
  readonly ask: (key: string) => Read<A>;
  /** Why it makes no sense to wait for an answer now; null: it does. */
  readonly whyNotWait: () => string | null;
  /** Whether an answer says that there is nothing. */
  readonly isNothing?: (answer: A) => boolean;
  readonly max: number;
  readonly maxBytes: number;
  /** What readers get from now on is different from what they got. */
  readonly onChange?: () => void;
}

/**
 * Answers that are fresh for a minute, then served as they are while they are asked for anew: one question per key at a
 * time, and no caller waits longer than a second.
 */
export class CachedAnswers<A> {
  private readonly somethings: LRUCache<string, Cached<A>>;
  private readonly nothings = new LRUCache<string, Cached<A>>({ max: MAX_NOTHINGS });
  private readonly inFlight = new Map<string, Question<A>>();
  /** The keys of which no answer has come since they were purged. */
  private readonly purged = new LRUCache<string, true>({ max: MAX_NOTHINGS });

  constructor(private readonly settings: CachedAnswersSettings<A>) {
    const { max, maxBytes: maxSize } = settings;
    this.somethings = new LRUCache({ max, maxSize, sizeCalculation: ({ bytes }) => bytes });
  }

  /** The answer to a question; left: WordPress fails, or takes longer than a second, and nothing is cached. */
  read(key: string): Read<A> {
    return async () => {
      const cached = this.at(key);
      if (cached !== undefined && this.settings.clock.now() < cached.askFrom) return E.right(cached.answer);
      const question = this.inFlight.get(key) ?? this.ask(key);
      if (cached !== undefined && !this.isPurged(key)) return E.right(cached.answer);
      const answer = await this.inTime(key, question);
      if (E.isRight(answer)) return answer;
      if (cached !== undefined) return E.right(cached.answer);
      question.isMissed = true;
      return answer;
    };
  }

  /** The answer that is cached, without asking; undefined: there is none. */
  peek(key: string): A | undefined {
    return this.at(key)?.answer;
  }

  /** An answer from before the start; it is asked for anew at once. */
  seed(key: string, answer: A): void {
    this.put(key, answer, -Infinity);
  }

  /** The next reader waits for a new answer; what is cached serves on until there is one, which is seen to. */
  purge(key: string): void {
    this.purged.set(key, true);
    this.refresh(key);
  }

  /** Whether no answer has come since a key was purged. */
  isPurged(key: string): boolean {
    return this.purged.has(key);
  }

  /** The next reader makes it be asked for, without waiting. */
  refresh(key: string): void {
    // What is in flight may have been read before the change.
    this.inFlight.delete(key);
    this.askFrom(key, -Infinity);
  }

  /** All that is cached. */
  get answers(): ReadonlyArray<A> {
    return [...this.somethings.values()].map(({ answer }) => answer);
  }

  private async inTime(key: string, { answer, askedAt }: Question<A>): Promise<E.Either<string, A>> {
    const { clock, whyNotWait } = this.settings;
    const reason = this.isPurged(key) ? null : whyNotWait();
    const left = askedAt + BUDGET_MS - clock.now();
    if (reason !== null || left <= 0) return E.left(reason ?? LATE);
    return firstValueFrom(race(from(answer), clock.after(left).pipe(map(() => E.left(LATE)))));
  }

  private ask(key: string): Question<A> {
    const { ask, clock } = this.settings;
    const question: Question<A> = { answer: ask(key)(), askedAt: clock.now(), isMissed: false };
    this.inFlight.set(key, question);
    void question.answer.then((answer) => {
      if (this.inFlight.get(key) !== question) return;
      this.inFlight.delete(key);
      if (E.isRight(answer)) this.cache(key, answer.right, question.isMissed);
      else this.retry(key);
    });
    return question;
  }

  private cache(key: string, answer: A, isMissed: boolean): void {
    const { clock, onChange, isNothing } = this.settings;
    const former = this.at(key);
    this.purged.delete(key);
    const { fingerprint } = this.put(key, answer, clock.now() + FRESH_MS);
    const isOther = former !== undefined && former.fingerprint !== fingerprint;
    if (isOther || (isMissed && isNothing?.(answer) !== true)) onChange?.();
  }

  /** What could not be read is left alone for a while; what was purged is then asked for, whether or not anybody reads it. */
  private retry(key: string): void {
    const { clock } = this.settings;
    this.askFrom(key, clock.now() + RETRY_MS);
    if (!this.isPurged(key)) return;
    clock.after(RETRY_MS).subscribe(() => {
      if (this.isPurged(key) && !this.inFlight.has(key)) this.ask(key);
    });
  }

  private askFrom(key: string, askFrom: number): void {
    const cached = this.at(key);
    if (cached !== undefined) cached.askFrom = askFrom;
  }

  /** What is cached and not older than a day. */
  private at(key: string): Cached<A> | undefined {
    const cached = this.somethings.get(key) ?? this.nothings.get(key);
    return cached !== undefined && this.settings.clock.now() - cached.readAt < DAY_MS ? cached : undefined;
  }

  private put(key: string, answer: A, askFrom: number): Cached<A> {
    const text = JSON.stringify(answer);
    const fingerprint = createHash('sha256').update(text).digest('base64');
    const readAt = this.settings.clock.now();
    const cached = { answer, fingerprint, bytes: text.length, readAt, askFrom };
    const isNothing = this.settings.isNothing?.(answer) === true;
    (isNothing ? this.somethings : this.nothings).delete(key);
    (isNothing ? this.nothings : this.somethings).set(key, cached);
    return cached;
  }
}
