import { createRequire } from 'node:module';
import { fieldsOf } from '../../../domain/lead/form.ts';
import { formsOn } from '../../../domain/lead/forms/forms.ts';
import { EVERY_FIELD } from '../../builders/sent-lead.ts';
import { using } from '../../bench/pages/opened.ts';
import { each } from '../../faults/lead-post.ts';
import { openSqliteStorage } from '../../faults/storage.ts';
import { ask, postForm, postJson, type Answer } from '../ask.ts';
import { usingAttackedSite } from '../attacked-site.ts';
import { noneOf, type AttackMeasurement } from '../attack-measurement.ts';
import { faultOfAnswer } from './hostile-answer.ts';
import { hostilePosts } from './hostile-bodies.ts';
import { malformedLeads } from '../stored-leads.ts';

/** Fewer than the server renders at once, so that it is never busy. */
const AT_ONCE = 6;

const NAUGHTY = [
  ...(createRequire(import.meta.url)('big-list-of-naughty-strings') as ReadonlyArray<string>),
  ...['\0', '\ud800', 'a\r\nb', '\u2028', '__proto__', 'x'.repeat(4001)],
];

const TODAY = new Date().toISOString().slice(0, 10);

const FORMS = formsOn(() => TODAY).map((form) => ({
  formId: form.id,
  path: form.language === 'fr' ? '/fr/trouver-un-concessionnaire/' : '/contact/',
  names: fieldsOf(form).map(({ name }) => name),
}));

type Form = (typeof FORMS)[number];

/** Every string for every form, or for one form in turn. */
const naughtyInputs = (isEveryForm: boolean): ReadonlyArray<readonly [Form, string]> =>
  NAUGHTY.flatMap((text, turn) =>
    FORMS.filter((_, index) => isEveryForm || index === turn % FORMS.length).map(
      (form) => [form, text] as const,
    ),
  );

/** One of the sample dealers, or sometimes an unknown one. */
const DEALERS = 20;
const dealerOf = (turn: number): number => 100_001 + (turn % (DEALERS + 1));

/** Sends a text in all fields of a form as a page does, in all fields as a script does, and as the only wrong field. */
const sendNaughty = async (
  site: string,
  [{ formId, path, names }, text]: readonly [Form, string],
  turn: number,
) => {
  const filled = { ...EVERY_FIELD, ...Object.fromEntries(names.map((name) => [name, text])), formId };
  const [one = 'comments'] = names.slice(turn % names.length);
  return Promise.all([
    postForm(
      `${site}${path}`,
      Object.fromEntries(Object.entries(filled).map(([k, v]) => [k, v.toWellFormed()])),
    ),
    postJson(`${site}/api/leads`, { ...filled, companyId: dealerOf(turn) }),
    postJson(`${site}/api/leads`, { ...EVERY_FIELD, [one]: text, formId, companyId: dealerOf(turn) }),
    ask(`${site}/find-a-dealer/?zipcode=${encodeURIComponent(text.toWellFormed())}`),
  ]);
};

/** Naughty strings and generated bodies in every post (quality). */
export const measureHostileInput: AttackMeasurement = ({ bodies, isEveryForm }) =>
  using(openSqliteStorage(), (storage) =>
    usingAttackedSite(
      { ...storage.settings, RATE_LIMIT: '0', SEED_DEALERS: `${DEALERS}` },
      async ({ address, printed }) => {
        const faults = { naughty: [] as string[], generated: [] as string[] };
        const note = (list: string[], where: string, answer: Answer): void => {
          const fault = faultOfAnswer(answer);
          if (fault !== null) list.push(`${where}: ${fault}`);
        };
        let sent = 0;
        await each(naughtyInputs(isEveryForm).entries(), AT_ONCE / 2, async ([turn, input]) => {
          const answers = await sendNaughty(address, input, turn);
          sent += answers.length;
          for (const answer of answers) note(faults.naughty, input[0].formId, answer);
        });
        await each(hostilePosts(bodies), AT_ONCE, async ({ path, type, body }) => {
          const headers = { 'content-type': type, 'idempotency-key': crypto.randomUUID() };
          const answer = await ask(`${address}${path}`, { method: 'POST', headers, body });
          note(faults.generated, path, answer);
        });
        const alive = await ask(`${address}/readyz`);
        if (alive.status !== 200) faults.generated.push(`/readyz: ${alive.status}, ${printed().slice(-200)}`);
        return [
          noneOf(`${sent} requests with naughty strings: 5xx, stack trace or no answer`, faults.naughty),
          noneOf(`${bodies} generated bodies: 5xx, stack trace or no answer`, faults.generated),
          noneOf('Malformed stored leads afterwards', await malformedLeads(storage)),
        ];
      },
    ),
  );
