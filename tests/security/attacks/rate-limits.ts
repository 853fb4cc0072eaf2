import { aSentLead, EVERY_FIELD } from '../../builders/sent-lead.ts';
import { atMost, mustHold, type Figure } from '../../bench/figure.ts';
import { each } from '../../faults/lead-post.ts';
import { ask, postForm, postJson, type Answer } from '../ask.ts';
import { usingAttackedSite } from '../attacked-site.ts';
import type { AttackMeasurement } from '../attack-measurement.ts';

const LIMIT = 300;
const CALLS = LIMIT + 60;
const AT_ONCE = 10;
const SETTINGS = { RATE_LIMIT: String(LIMIT) };

/** Headers that claim another visitor for every call. */
const forged = (turn: number): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `203.0.113.${turn % 250}, 198.51.100.${turn % 249}`,
  'x-real-ip': `203.0.113.${turn % 250}`,
  forwarded: `for=203.0.113.${turn % 250}`,
});

const answersOf = async (act: (turn: number) => Promise<Answer>): Promise<ReadonlyArray<Answer>> => {
  const answers: Answer[] = [];
  await each(Array(CALLS).keys(), AT_ONCE, async (turn) => void answers.push(await act(turn)));
  return answers;
};

const counting = (answers: ReadonlyArray<Answer>, status: number): number =>
  answers.filter((answer) => answer.status === status).length;

const TYPED = { ...EVERY_FIELD, formId: 'contact-form', comments: 'Nothing that is typed is lost.' };

const comesBack = ({ status, headers, body }: Answer): boolean =>
  status === 429 &&
  (headers['content-type'] ?? '').startsWith('text/html') &&
  'retry-after' in headers &&
  [TYPED.comments, TYPED.email, TYPED.addressLine1].every((typed) => body.includes(typed));

const leads = async (address: string, turn: number): Promise<Answer> => {
  const [path, body] = [
    ['/api/leads', aSentLead({ comments: crypto.randomUUID() })] as const,
    ['/api/newsletter', { email: `ann.${turn}@example.com` }] as const,
  ][turn % 2] ?? ['/api/leads', {}];
  return postJson(`${address}${path}`, body, forged(turn));
};

const isProblem = (answer: Answer | undefined): boolean =>
  answer !== undefined &&
  (answer.headers['content-type'] ?? '').startsWith('application/problem+json') &&
  Number(answer.headers['retry-after']) > 0;

const WHAT = `Limit ${LIMIT}, forged X-Forwarded-For`;

const measureSearches = (): Promise<ReadonlyArray<Figure>> =>
  usingAttackedSite(SETTINGS, async ({ address }) => {
    const search = `${address}/api/dealers/locate?zipcode=75001`;
    const searched = await answersOf((turn) => ask(search, { headers: forged(turn) }));
    const lead = await leads(address, 0);
    return [
      atMost(`${WHAT}: searches answered of ${CALLS}`, counting(searched, 200), LIMIT),
      mustHold(
        `${WHAT}: refused with 429 and Retry-After`,
        isProblem(searched.find(({ status }) => status !== 200)),
      ),
      mustHold(
        'A lead is accepted after the visitor has used up the searches',
        lead.status === 201,
        `${lead.status}`,
      ),
    ];
  });

const measurePosts = (): Promise<ReadonlyArray<Figure>> =>
  usingAttackedSite(SETTINGS, async ({ address }) => {
    const taken = await answersOf((turn) => leads(address, turn));
    const forms = await answersOf((turn) => postForm(`${address}/contact/`, TYPED, forged(turn)));
    const refused = forms.find(({ status }) => status === 429);
    const sent = counting(taken, 201) + counting(forms, 303);
    return [
      atMost(`${WHAT}: leads accepted, as JSON or form`, sent, LIMIT / 2),
      mustHold(
        'A form without scripts over the limit is returned with its values',
        refused !== undefined && comesBack(refused),
        `${refused?.status ?? 'never refused'} ${refused?.headers['content-type'] ?? ''}`,
      ),
    ];
  });

/** One visitor who claims to be many (quality). */
export const measureRateLimits: AttackMeasurement = async () => [
  ...(await measureSearches()),
  ...(await measurePosts()),
];
