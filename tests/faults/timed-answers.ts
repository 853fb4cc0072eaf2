import type { Figure } from '../bench/figure.ts';
import type { LeadPost } from './lead-post.ts';

const GIVE_UP_AFTER_MS = 20_000;
const READERS = 20;

/** The time limit for pages and searches, in seconds, with twenty requests at once. */
export const READ_WITHIN_S = 2;

/** The time limit for a part to work again after a freeze, in milliseconds. */
export const AGAIN_WITHIN_MS = 15_000;

/** An answer's status, and its time. */
export interface Timed {
  readonly status: number;
  readonly ms: number;
  readonly body: string;
  readonly hasRetryAfter: boolean;
}

/** Calls a site; status 0 means that no answer came. */
export const timed = async (address: string, init: RequestInit = {}): Promise<Timed> => {
  const began = performance.now();
  const after = (): number => performance.now() - began;
  try {
    const signal = AbortSignal.timeout(GIVE_UP_AFTER_MS);
    const response = await fetch(address, { ...init, redirect: 'manual', signal });
    const body = await response.text();
    return { status: response.status, ms: after(), body, hasRetryAfter: response.headers.has('retry-after') };
  } catch {
    return { status: 0, ms: after(), body: '', hasRetryAfter: false };
  }
};

/** Posts a lead as the application does. */
export const postedTo = (site: string, { key, body }: LeadPost): Promise<Timed> =>
  timed(`${site}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
  });

const slowest = (answers: ReadonlyArray<Timed>): number => Math.max(...answers.map(({ ms }) => ms)) / 1000;
/** How many answers have another status. */
export const others = (answers: ReadonlyArray<Timed>, status: number): number =>
  answers.filter((answer) => answer.status !== status).length;
/** The figure for the slowest answer and its limit. */
export const within = (what: string, answers: ReadonlyArray<Timed>, seconds: number): Figure => ({
  what,
  measured: slowest(answers),
  unit: 's',
  goal: { atMost: seconds },
});

/** Pages and searches during a freeze; each has its own address, so that none is cached. */
export const readersOf = (site: string): ReadonlyArray<Promise<Timed>> =>
  Array.from({ length: READERS }, (_, i) =>
    i % 2 === 0
      ? timed(`${site}/find-your-dealer/?zipcode=${75001 + i}`)
      : timed(`${site}/api/dealers/locate?zipcode=${75001 + i}`),
  );
