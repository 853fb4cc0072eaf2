import { createHash } from 'node:crypto';
import * as E from 'fp-ts/Either';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Read } from './wordpress-source.ts';

/** How long an answer is served without asking again, in milliseconds. */
export const FRESH_MS = 60_000;

/** How long an answer serves while WordPress is down, counted from when it was read. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** How long WordPress is left alone after it failed; what has to be read waits for nobody. */
const RETRY_MS = 5_000;

/** Answers that there is nothing are kept apart, so that wrong addresses never crowd out pages. */
const MAX_NOTHINGS = 2000;

interface Kept<A> {
  readonly answer: A;
  readonly fingerprint: string;
  readonly bytes: number;
  readonly readAt: number;
  /** From when on it is asked for again. */
  readonly askFrom: number;
  /** Whether its reader waits for the new answer, rather than being served the old one. */
  readonly isWaitedFor: boolean;
}

export interface KeptAnswersSettings<A> {
  readonly clock: Clock;
  readonly ask: (key: string) => Read<A>;
  /** Whether an answer says that there is nothing. */
  readonly isNothing?: (answer: A) => boolean;
  readonly most: number;
  readonly mostBytes: number;
  /** An answer took the place of a different one. */
  readonly onChange?: () => void;
}

/** Answers that are fresh for a minute, then served as they stand while they are asked for anew: one question per key at a time. */
export class KeptAnswers<A> {
  private readonly somethings: LRUCache<string, Kept<A>>;
  private readonly nothings = new LRUCache<string, Kept<A>>({ max: MAX_NOTHINGS });
  private readonly inFlight = new Map<string, Read<A>>();

  constructor(private readonly settings: KeptAnswersSettings<A>) {
    const { most: max, mostBytes: maxSize } = settings;
    this.somethings = new LRUCache({ max, maxSize, sizeCalculation: ({ bytes }) => bytes });
  }

  /** The answer to a question; left: WordPress fails, and nothing is kept. */
  async read(key: string): Read<A> {
    const kept = this.at(key);
    const now = this.settings.clock.now();
    if (kept === undefined || now - kept.readAt >= DAY_MS) return this.ask(key);
    const known = E.right<string, A>(kept.answer);
    if (now < kept.askFrom) return known;
    const asked = this.ask(key);
    if (!kept.isWaitedFor) return known;
    const answer = await asked;
    return E.isLeft(answer) ? known : answer;
  }

  /** The next reader waits for a new answer; what is kept serves on if there is none. */
  purge(key: string): void {
    this.expire(key, true);
  }

  /** The next reader makes it be asked for, without waiting. */
  refresh(key: string): void {
    this.expire(key, false);
  }

  /** All that is kept. */
  get answers(): ReadonlyArray<A> {
    return [...this.somethings.values()].map(({ answer }) => answer);
  }

  private expire(key: string, isWaitedFor: boolean): void {
    // What is under way may have been read before the change.
    this.inFlight.delete(key);
    const kept = this.at(key);
    if (kept !== undefined) this.put(key, { ...kept, askFrom: -Infinity, isWaitedFor });
  }

  private ask(key: string): Read<A> {
    const present = this.inFlight.get(key);
    if (present !== undefined) return present;
    const question = this.settings.ask(key).then((answer) => {
      if (this.inFlight.get(key) !== question) return answer;
      this.inFlight.delete(key);
      if (E.isRight(answer)) this.keep(key, answer.right);
      else this.keepOn(key);
      return answer;
    });
    this.inFlight.set(key, question);
    return question;
  }

  private keep(key: string, answer: A): void {
    const { clock, onChange } = this.settings;
    const text = JSON.stringify(answer);
    const fingerprint = createHash('sha256').update(text).digest('base64');
    const former = this.at(key);
    const now = clock.now();
    const kept = { answer, fingerprint, bytes: text.length, readAt: now, askFrom: now + FRESH_MS };
    this.put(key, { ...kept, isWaitedFor: false });
    if (former !== undefined && former.fingerprint !== fingerprint) onChange?.();
  }

  private keepOn(key: string): void {
    const kept = this.at(key);
    if (kept === undefined) return;
    this.put(key, { ...kept, askFrom: this.settings.clock.now() + RETRY_MS, isWaitedFor: false });
  }

  private at(key: string): Kept<A> | undefined {
    return this.somethings.get(key) ?? this.nothings.get(key);
  }

  private put(key: string, kept: Kept<A>): void {
    const isNothing = this.settings.isNothing?.(kept.answer) ?? false;
    (isNothing ? this.somethings : this.nothings).delete(key);
    (isNothing ? this.nothings : this.somethings).set(key, kept);
  }
}
