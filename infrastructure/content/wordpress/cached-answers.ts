import { createHash } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { LRUCache } from 'lru-cache';
import { firstValueFrom, from, map, race } from 'rxjs';
import type { Clock } from '../../../application/ports/clock.ts';
import { BUDGET_MS, LATE, type WordPressAnswer } from './wordpress-line.ts';

/** How long a response is fresh, in milliseconds. */
export const FRESH_MS = 60_000;

/** How long a response is used while WordPress is down, in milliseconds since it was read. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** The delay before a failed read is retried, in milliseconds. */
const RETRY_MS = 5_000;

/** The size of the cache of empty responses, which is separate so that wrong URLs never evict pages, and of the list of purged keys. */
const MAX_EMPTY_ANSWERS = 2000;

/** A key, when its response was read, and a fingerprint of it. */
export type CachedVersion = readonly [key: string, readAt: number, fingerprint: string];

interface Cached<A> {
  readonly answer: A;
  readonly fingerprint: string;
  readonly bytes: number;
  readonly readAt: number;
  /** When the entry becomes stale, in milliseconds since 1970. */
  askFrom: number;
}

interface PendingAnswer<A> {
  readonly answer: Promise<E.Either<string, A>>;
  readonly askedAt: number;
  /** Whether a caller gave up waiting for the response. */
  isMissed: boolean;
}

export interface CachedAnswersSettings<A> {
  readonly clock: Clock;
  readonly ask: (key: string) => WordPressAnswer<A>;
  /** Why waiting for a response is pointless now. Null when it isn't. */
  readonly whyNotWait: () => string | null;
  /** Whether a response says that nothing exists. */
  readonly isEmpty?: (answer: A) => boolean;
  readonly max: number;
  readonly maxBytes: number;
  /** Called when later readers get something different from earlier ones. */
  readonly onChange?: () => void;
}

/**
 * A stale-while-revalidate cache: responses are fresh for a minute, then served stale while they are read again. Each key is read once at a
 * time, and no caller waits longer than a second.
 */
export class CachedAnswers<A> {
  private readonly found: LRUCache<string, Cached<A>>;
  private readonly empty = new LRUCache<string, Cached<A>>({ max: MAX_EMPTY_ANSWERS });
  private readonly inFlight = new Map<string, PendingAnswer<A>>();
  /** Keys without a response since their purge. */
  private readonly purged = new LRUCache<string, true>({ max: MAX_EMPTY_ANSWERS });

  constructor(private readonly settings: CachedAnswersSettings<A>) {
    const { max, maxBytes: maxSize } = settings;
    this.found = new LRUCache({ max, maxSize, sizeCalculation: ({ bytes }) => bytes });
  }

  /** The response for a key. Left when WordPress fails or takes longer than a second, and nothing is cached. */
  read(key: string): WordPressAnswer<A> {
    return async () => {
      const cached = this.at(key);
      if (cached !== undefined && this.settings.clock.now() < cached.askFrom) return E.right(cached.answer);
      const pending = this.inFlight.get(key) ?? this.ask(key);
      if (cached !== undefined && !this.isPurged(key)) return E.right(cached.answer);
      const answer = await this.inTime(key, pending);
      if (E.isRight(answer)) return answer;
      if (cached !== undefined) return E.right(cached.answer);
      pending.isMissed = true;
      return answer;
    };
  }

  /** The cached response. Undefined when nothing is cached. Never reads. */
  peek(key: string): A | undefined {
    return this.at(key)?.answer;
  }

  /** Adds a stale response from before the start. */
  seed(key: string, answer: A): void {
    this.put(key, answer, -Infinity);
  }

  /** When the response was read that is served instead of the purged one. Null when there is none. */
  staleSince(key: string): number | null {
    return this.isPurged(key) ? (this.at(key)?.readAt ?? null) : null;
  }

  /** When each cached response was read, in milliseconds since 1970, and a fingerprint of it. */
  get versions(): ReadonlyArray<CachedVersion> {
    return [...this.found].map(([key, { readAt, fingerprint }]) => [key, readAt, fingerprint]);
  }

  /** Makes the next reader wait for a new response. If that fails, the cached one is served, and reading is retried until it succeeds. */
  purge(key: string): void {
    this.purged.set(key, true);
    this.refresh(key);
  }

  /** Whether the key has no response since its purge. */
  isPurged(key: string): boolean {
    return this.purged.has(key);
  }

  /** Marks the key as stale, so that the next reader triggers a read without waiting. */
  refresh(key: string): void {
    // A pending read may have started before the change.
    this.inFlight.delete(key);
    this.askFrom(key, -Infinity);
  }

  /** All cached responses that aren't empty. */
  get answers(): ReadonlyArray<A> {
    return [...this.found.values()].map(({ answer }) => answer);
  }

  private async inTime(key: string, { answer, askedAt }: PendingAnswer<A>): Promise<E.Either<string, A>> {
    const { clock, whyNotWait } = this.settings;
    const reason = this.isPurged(key) ? null : whyNotWait();
    const left = askedAt + BUDGET_MS - clock.now();
    if (reason !== null || left <= 0) return E.left(reason ?? LATE);
    return firstValueFrom(race(from(answer), clock.after(left).pipe(map(() => E.left(LATE)))));
  }

  private ask(key: string): PendingAnswer<A> {
    const { ask, clock } = this.settings;
    const pending: PendingAnswer<A> = { answer: ask(key)(), askedAt: clock.now(), isMissed: false };
    this.inFlight.set(key, pending);
    void pending.answer.then((answer) => {
      if (this.inFlight.get(key) !== pending) return;
      this.inFlight.delete(key);
      if (E.isRight(answer)) this.cache(key, answer.right, pending.isMissed);
      else this.retry(key);
    });
    return pending;
  }

  private cache(key: string, answer: A, isMissed: boolean): void {
    const { clock, onChange, isEmpty } = this.settings;
    const former = this.at(key);
    this.purged.delete(key);
    const { fingerprint } = this.put(key, answer, clock.now() + FRESH_MS);
    const isOther = former !== undefined && former.fingerprint !== fingerprint;
    if (isOther || (isMissed && isEmpty?.(answer) !== true)) onChange?.();
  }

  /** Delays the next read of a failed key. A purged key is read again even without a reader. */
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

  /** The cached entry, if it isn't older than a day. */
  private at(key: string): Cached<A> | undefined {
    const cached = this.found.get(key) ?? this.empty.get(key);
    return cached !== undefined && this.settings.clock.now() - cached.readAt < DAY_MS ? cached : undefined;
  }

  private put(key: string, answer: A, askFrom: number): Cached<A> {
    const text = JSON.stringify(answer);
    const fingerprint = createHash('sha256').update(text).digest('base64');
    const readAt = this.settings.clock.now();
    const cached = { answer, fingerprint, bytes: text.length, readAt, askFrom };
    const isEmpty = this.settings.isEmpty?.(answer) === true;
    (isEmpty ? this.found : this.empty).delete(key);
    (isEmpty ? this.empty : this.found).set(key, cached);
    return cached;
  }
}
