import { randomUUID } from 'node:crypto';
import type { LeadAsSent } from '../../domain/lead/received-lead.ts';
import { aSentLead } from '../builders/sent-lead.ts';

/** A lead as the exact bytes to post, with its idempotency key; its comments contain the key too. */
export interface LeadPost {
  readonly key: string;
  readonly body: string;
}

export const aLeadPost = (said: LeadAsSent = {}): LeadPost => {
  const key = randomUUID();
  return { key, body: JSON.stringify(aSentLead({ ...said, comments: key })) };
};

/** The answer to a post; status 0 if none came. `id` is null unless the lead was acknowledged. */
export interface PostAnswer {
  readonly status: number;
  readonly id: string | null;
  readonly hasRetryAfter: boolean;
}

const ANSWER_WITHIN_MS = 15_000;
/** Headers of a proxy in front of the site. */
type Headers = Readonly<Record<string, string>>;

const NO_ANSWER: PostAnswer = { status: 0, id: null, hasRetryAfter: false };

export const postLead = async (
  site: string,
  { key, body }: LeadPost,
  headers: Headers = {},
): Promise<PostAnswer> => {
  try {
    const response = await fetch(`${site}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const { id } = (await response.json()) as { readonly id?: string };
    return {
      status: response.status,
      id: response.status === 201 ? (id ?? null) : null,
      hasRetryAfter: response.headers.has('retry-after'),
    };
  } catch {
    return NO_ANSWER;
  }
};

/** Runs a task for each item, with limited concurrency. */
export const each = async <A>(
  many: Iterable<A>,
  atOnce: number,
  act: (one: A) => Promise<void>,
): Promise<void> => {
  const left = many[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (let next = left.next(); next.done !== true; next = left.next()) await act(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};

/** Posts many new leads, some at once; returns the ids of the acknowledged leads, by key. */
export const postMany = async (
  sites: ReadonlyArray<string>,
  many: number,
  make: (turn: number) => LeadPost = () => aLeadPost(),
  headers: Headers = {},
): Promise<Map<string, string>> => {
  const acknowledged = new Map<string, string>();
  await each(Array(many).keys(), 20, async (turn) => {
    const lead = make(turn);
    const { id } = await postLead(sites[turn % sites.length] ?? '', lead, headers);
    if (id !== null) acknowledged.set(lead.key, id);
  });
  return acknowledged;
};

export const LEADS_PER_SECOND = 15;

/** Starts posting leads at a steady pace; `end` resolves with all answers, and the ids of the acknowledged leads, by key. */
export const postSteadily = (site: string) => {
  const answers: Promise<PostAnswer>[] = [];
  const acknowledged = new Map<string, string>();
  const post = async (): Promise<PostAnswer> => {
    const lead = aLeadPost();
    const answer = await postLead(site, lead);
    if (answer.id !== null) acknowledged.set(lead.key, answer.id);
    return answer;
  };
  const posting = setInterval(() => void answers.push(post()), 1_000 / LEADS_PER_SECOND);
  const end = async () => {
    clearInterval(posting);
    return { answers: await Promise.all(answers), acknowledged };
  };
  return { end };
};
