import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fieldsOf } from '../../../../domain/lead/form.ts';
import { formsOn } from '../../../../domain/lead/forms/forms.ts';
import { confirmedField } from '../../../../application/visitor/send-request/texts.ts';
import { normalText } from '../../../../domain/lead/normal-contact.ts';
import type { FieldMessages } from '../../../../domain/lead/check-lead.ts';
import { EVERY_FIELD } from '../../../builders/sent-lead.ts';
import { everyNth } from '../../../whole-run.ts';
import { openServer } from '../opened-server.ts';
import { postedPages } from '../pages/posted-pages.ts';

/** Strings that tend to break software, and some that databases cannot store. */
const NAUGHTY = [
  ...everyNth(8, createRequire(import.meta.url)('big-list-of-naughty-strings') as ReadonlyArray<string>),
  ...['\0', 'a\0b', '\ud800', '\udc00a', 'a\r\nb', '\r', '\u2028', '__proto__', ' \t ', 'x'.repeat(4001)],
];

const FORMS = formsOn(() => '2026-11-20').map((form) => ({
  formId: form.id,
  names: fieldsOf(form).map(({ name }) => name),
}));

type Texts = Readonly<Record<string, string>>;
const each = (names: ReadonlyArray<string>, text: string): Texts =>
  Object.fromEntries(names.map((name) => [name, text]));

let opened: Awaited<ReturnType<typeof openServer>>;
let rendered: ReturnType<typeof postedPages>['rendered'];
beforeEach(async () => {
  const posted = postedPages();
  ({ rendered } = posted);
  opened = await openServer({ RATE_LIMIT: '0' }, { pages: posted.pages });
  // No lead is rejected for a dealer that cannot be looked up.
  opened.records.breakDown();
});
afterEach(() => opened.server.close());

/** Sends texts for the given dealer, so that no two requests are the same; resolves with the names of rejected fields. */
type Send = (formId: string, texts: Texts, companyId: number) => Promise<ReadonlyArray<string>>;

/** The visitor was asked about these fields before. */
const DOUBTED = ['addressLine1', 'phone'] as const;

const overApi: Send = async (formId, texts, companyId) => {
  const answer = await opened.server.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    payload: JSON.stringify({ ...texts, formId, companyId, confirmed: DOUBTED.join(' ') }),
  });
  expect([201, 422]).toContain(answer.statusCode);
  const { errors = [] } = answer.json<{ errors?: FieldMessages }>();
  return errors.map(({ field }) => field);
};

const asForm: Send = async (formId, texts, companyId) => {
  const answer = await opened.server.inject({
    method: 'POST',
    url: '/contact/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      ...texts,
      formId,
      companyId: String(companyId),
      ...Object.fromEntries(
        DOUBTED.map((name) => [confirmedField(name), normalText(name, texts[name] ?? '')]),
      ),
    }).toString(),
  });
  expect([303, 422]).toContain(answer.statusCode);
  return answer.statusCode === 303 ? [] : (rendered.at(-1)?.posted?.messages ?? []).map(({ field }) => field);
};

const asItIs = (text: string): string => text;
const asTyped = (text: string): string => text.toWellFormed().replace(/\r\n?/g, '\n').trim();

/** Fields of one name have one rule in all forms, so all strings go through every field name, and through each form a share of them. */
const SHARES = 4;

describe.each(
  FORMS.map((form, place) => {
    const seen = new Set(FORMS.slice(0, place).flatMap(({ names }) => names));
    const hasNewField = form.names.some((name) => !seen.has(name));
    return {
      ...form,
      strings: NAUGHTY.filter((_text, index) => hasNewField || index % SHARES === place % SHARES),
    };
  }),
)('Naughty strings in every field of $formId', ({ formId, names, strings }) => {
  test.each([
    ['over the API', overApi, asItIs],
    ['as a form', asForm, asTyped],
  ] as const)('%s are rejected with a message or stored', async (_way, send, normal) => {
    for (const [index, text] of strings.entries()) {
      const refused = await send(formId, { ...EVERY_FIELD, ...each(names, text) }, 2 * index + 1);
      const taken = names.filter((name) => !refused.includes(name));
      const rest = await send(formId, { ...EVERY_FIELD, ...each(taken, text) }, 2 * index + 2);
      expect(rest).toEqual([]);
      const lead = opened.leads.leads.at(-1)?.lead;
      expect(lead?.metadata.companyId).toBe(2 * index + 2);
      for (const name of taken) expect(lead?.fields[name] ?? '').toBe(normalText(name, normal(text)));
    }
  });
});

test('Naughty strings in metadata fields are rejected with a message or stored', async () => {
  const names = ['name', 'mtaAid', 'mtaSid'] as const;
  for (const text of NAUGHTY.filter((naughty) => naughty !== '')) {
    const refused = await overApi('contact-modal', { ...EVERY_FIELD, ...each(names, text) }, 7);
    const taken = names.filter((name) => !refused.includes(name));
    expect(await overApi('contact-modal', { ...EVERY_FIELD, ...each(taken, text) }, 7)).toEqual([]);
    expect(opened.leads.leads.at(-1)?.lead.metadata).toMatchObject(each(taken, text));
  }
});
