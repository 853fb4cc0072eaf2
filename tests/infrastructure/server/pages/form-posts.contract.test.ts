import { formTexts } from '../../../../application/visitor/send-request/texts.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { referenceOf } from '../../../../domain/lead/reference.ts';
import { aSentLead, EVERY_FIELD } from '../../../builders/sent-lead.ts';
import { keptLog } from '../kept-log.ts';
import { openServer } from '../opened-server.ts';
import { postedPages } from './posted-pages.ts';

let opened: Awaited<ReturnType<typeof openServer>>;
let rendered: ReturnType<typeof postedPages>['rendered'];
let logged: ReadonlyArray<string>;
const open = async (env: Readonly<Record<string, string>> = {}) => {
  const posted = postedPages();
  const { log, lines } = keptLog();
  [rendered, logged] = [posted.rendered, lines];
  opened = await openServer(env, { pages: posted.pages, log });
};
beforeEach(() => open({ RATE_LIMIT: '0' }));
afterEach(() => opened.server.close());

type Fields = Readonly<Record<string, string | number | null | undefined>>;
const encoded = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

const post = (
  body: Fields | string = { ...aSentLead() },
  { url = '/contact/', headers = {} }: { url?: string; headers?: Readonly<Record<string, string>> } = {},
) =>
  opened.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: typeof body === 'string' ? body : encoded(body),
  });

const UNSENT =
  "We couldn't send your request. Nothing you typed is lost. Please try again, or call 1-800-555-0199.";
const kept = () => opened.leads.leads;
const thanks = (formId: string, index = 0, more = ''): string => {
  const id = kept()[index]?.id ?? '';
  return `/thank-you/?form=${formId}&reference=${referenceOf(id)}${more}&key=visitor.${id}#main`;
};

describe('A form posted without scripts (contract, section 6)', () => {
  test('redirects to the thank-you page once the lead is stored', async () => {
    const answer = await post();
    expect([answer.statusCode, answer.headers.location]).toEqual([303, thanks('contact-modal')]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(opened.leads.deliveries.map(({ channel }) => channel)).toEqual(['crm', 'visitor-mail']);
  });

  test('is stored as if scripts had sent it', async () => {
    const odd = { firstName: ' Ann ', city: 'New\r\nYork\r', comments: 'not asked', unknown: 'x' };
    await post({ ...aSentLead(odd) });
    const { formId: _id, ...fields } = aSentLead({ firstName: 'Ann', city: 'New York' });
    expect(kept()[0]?.lead.fields).toEqual(fields);
    expect(kept()[0]?.lead.metadata).toMatchObject({
      name: 'Who are we helping today?',
      brand: 'RUNTRU',
      kind: 'CONTACT_DEALER',
      source: 'RUNTRU',
      companyId: null,
      mtaAid: '',
      mtaSid: '',
    });
  });

  test('redirects to customer service’s thank-you page for a topic that no dealer handles', async () => {
    const answer = await post({ ...EVERY_FIELD, formId: 'home-form', topic: 'other' });
    expect(answer.headers.location).toBe(thanks('home-form', 0, '&topic=other'));
  });

  test('is returned without the NULs in its fields and its address', async () => {
    const sent = { ...EVERY_FIELD, formId: 'contact-form', comments: 'No\0 heat.' };
    await post(sent, { url: '/contact/?zipcode=7%005001' });
    expect(rendered[0]?.address).toBe('/contact/?zipcode=75001');
    expect(rendered[0]?.posted?.values.comments).toBe('No heat.');
    expect(rendered[0]?.posted?.messages).toMatchObject([{ field: 'comments' }]);
  });

  test('of several steps is accepted in one post', async () => {
    const answer = await post({ ...EVERY_FIELD, formId: 'booking', companyId: 7 });
    const wish = '&day=2026-11-23&window=morning&dealer=7';
    expect([answer.statusCode, answer.headers.location]).toEqual([...[303, thanks('booking', 0, wish)]]);
    expect(kept()[0]?.lead).toMatchObject({
      metadata: { companyId: 7 },
      fields: { preferredDate: '2026-11-23', zip: '75001' },
    });
  });

  test('is returned with its errors and all typed values', async () => {
    const answer = await post({ ...aSentLead({ email: ' ann ', zip: '' }), companyId: 8 });
    expect([answer.statusCode, answer.body]).toEqual([422, '<p>contact</p>']);
    const { formId, ...values } = aSentLead({ email: 'ann', zip: '' });
    expect(rendered).toEqual([
      {
        address: '/contact/?',
        posted: {
          formId,
          values,
          companyId: 8,
          notice: null,
          doubts: [],
          confirmed: {},
          messages: [
            { field: 'email', message: 'Email must be valid' },
            { field: 'zip', message: 'Enter your zip/postal code' },
          ],
        },
      },
    ]);
    expect(kept()).toEqual([]);
  });

  test('is returned once with a question about a doubtful value, and then accepted', async () => {
    const odd = {
      ...aSentLead({ addressLine1: 'The blue house' }),
      'confirmed.addressLine1': 'The red house',
    };
    const answer = await post(odd);
    const message = 'We don’t recognize this street address. Use it anyway?';
    expect([answer.statusCode, rendered[0]?.posted]).toMatchObject([
      422,
      { messages: [], doubts: [{ field: 'addressLine1', message }] },
    ]);
    const { confirmed = {} } = rendered[0]?.posted ?? {};
    expect(confirmed).toEqual({ addressLine1: 'The blue house' });
    // Another field may still be wrong: the answer is not forgotten.
    const again = { ...odd, 'confirmed.addressLine1': 'The blue house' };
    await post({ ...again, zip: '' });
    expect(rendered[1]?.posted).toMatchObject({ doubts: [], confirmed, messages: [{ field: 'zip' }] });
    const { statusCode } = await post(again);
    expect([statusCode, kept()[0]?.lead.metadata.doubts]).toEqual([303, ['addressLine1']]);
  });

  test('is accepted at once with a mail provider that is probably misspelled', async () => {
    const { statusCode } = await post({ ...aSentLead({ email: 'ann@gmial.com' }) });
    expect([statusCode, kept()[0]?.lead.metadata.doubts]).toEqual([303, ['email']]);
  });

  test('is returned to this visitor only, with the policy of a page, and not cached', async () => {
    const { headers } = await post({ formId: 'newsletter' });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'; style-src/);
    const page = await opened.server.inject('/contact/');
    expect([page.body, rendered.at(-1)?.posted]).toEqual(['<p>contact</p>', undefined]);
  });

  test('is returned on the requested page', async () => {
    await post({ formId: 'newsletter' }, { url: '/contact?zipcode=75001&utm_source=a' });
    expect(rendered[0]?.address).toBe('/contact/?zipcode=75001');
  });

  test.each([
    [{}, formTexts.en.noDealer],
    [{ companyId: '' }, formTexts.en.noDealer],
    [{ companyId: '-7' }, formTexts.en.unknownDealer],
    [{ companyId: '7.5' }, formTexts.en.unknownDealer],
    [{ companyId: 'ACE' }, formTexts.en.unknownDealer],
  ])('for a dealer is returned if it has no valid company id: %j', async (dealer, notice) => {
    const answer = await post({ ...EVERY_FIELD, formId: 'dealer-modal', ...dealer });
    expect([answer.statusCode, rendered[0]?.posted]).toMatchObject([
      422,
      { messages: [], notice, companyId: null },
    ]);
    expect(kept()).toEqual([]);
  });

  test.each([
    ['dealer-modal', 'This dealer isn’t listed anymore. Nothing you typed is lost.'],
    ['home-form', 'This dealer isn’t listed anymore. Nothing you typed is lost.'],
    ['dealer-form-fr', 'Ce concessionnaire ne figure plus dans notre liste.'],
  ])('of %s for a removed dealer is returned with all typed values', async (formId, notice) => {
    const answer = await post({ ...EVERY_FIELD, formId, companyId: 4711 });
    expect([answer.statusCode, rendered[0]?.posted]).toMatchObject([
      422,
      {
        formId,
        messages: [],
        companyId: null,
        notice: expect.stringContaining(notice),
        values: { firstName: 'Ann', email: 'ann@example.com', addressLine1: '1200 Main St' },
      },
    ]);
    expect(kept()).toEqual([]);
  });

  test('is returned and acknowledged in its language', async () => {
    await post({ formId: 'dealer-form-fr' });
    expect(rendered[0]?.posted?.messages[0]?.message).toBe('Veuillez entrer votre prénom');
    const { headers } = await post({ ...EVERY_FIELD, formId: 'dealer-form-fr' });
    expect(headers.location).toBe(thanks('dealer-form-fr').replace('/thank-you/', '/fr/merci/'));
    opened.leads.breakDown();
    await post({ ...EVERY_FIELD, formId: 'dealer-form-fr', city: 'Laval' });
    expect(rendered[1]?.posted?.notice).toContain('Nous n’avons pas pu envoyer votre demande.');
  });

  test('is returned with all typed values if it cannot be stored', async () => {
    opened.leads.breakDown();
    const answer = await post();
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([503, true]);
    const { formId: _id, ...values } = aSentLead();
    expect(rendered[0]?.posted).toMatchObject({ values, messages: [], notice: UNSENT });
    expect(logged.join('')).toContain('broken down');
    opened.leads.recover();
    expect((await post()).statusCode).toBe(303);
  });

  test('is stored once if it is repeated within ten minutes, and again later', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post()));
    await opened.clock.advance(600_000);
    answers.push(await post({ ...aSentLead({ city: ' Addison ' }) }));
    expect(new Set(answers.map(({ headers }) => headers.location))).toEqual(
      new Set([thanks('contact-modal')]),
    );
    expect(kept()).toHaveLength(1);
    await opened.clock.advance(1);
    expect((await post()).headers.location).toBe(thanks('contact-modal', 1));
  });

  test('stores only valid ids of the marketing tool', async () => {
    const cookie = (value: string) => ({ headers: { cookie: value } });
    await post({ ...aSentLead() }, cookie('a=b; mtaAid=3f2a-91; mtaSid=s.1~x'));
    await post({ ...aSentLead() }, cookie(`mtaAid=<b>; mtaSid=${'x'.repeat(257)}`));
    expect(kept().map(({ lead }) => [lead.metadata.mtaAid, lead.metadata.mtaSid])).toEqual([
      ['3f2a-91', 's.1~x'],
      ['', ''],
    ]);
  });

  test('with a filled hidden field is acknowledged and held, but not delivered', async () => {
    const answer = await post({ ...aSentLead(), website: 'https://spam.example' });
    expect([...opened.leads.held.values()]).toEqual([{ reason: 'honeypot', network: '127.0.0.0/24' }]);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, thanks('contact-modal')]);
    expect([kept().length, opened.leads.deliveries]).toEqual([1, []]);
    await post({ ...aSentLead(), website: ' ' });
    expect([kept().length, opened.leads.deliveries.length]).toEqual([2, 2]);
  });
});

describe('Any other post', () => {
  test.each([
    [404, aSentLead(), { url: '/nowhere/' }],
    [400, aSentLead({ formId: 'nothing' }), {}],
    [400, aSentLead({ formId: '' }), {}],
    [400, '', {}],
    [400, '__proto__=1&__proto__[formId]=newsletter&constructor=x', {}],
    [400, '%80', {}],
    [400, 'formId=contact-modal&firstName=%C3%28', {}],
    [400, 'formId=contact-modal&firstName=%ED%A0%80', {}],
    [413, { ...aSentLead(), comments: 'x'.repeat(65 * 1024) }, {}],
    [415, '{}', { headers: { 'content-type': 'application/json' } }],
    [415, 'x', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
    [415, 'x', { headers: { 'content-type': 'text/plain' } }],
    [403, aSentLead(), { headers: { 'sec-fetch-site': 'cross-site' } }],
    [403, aSentLead(), { headers: { origin: 'https://evil.example' } }],
  ] as const)('gets %d', async (status, body, more) => {
    const answer = await post(typeof body === 'string' ? body : { ...body }, more);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'application/problem+json']);
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect([kept(), rendered]).toEqual([[], []]);
  });

  test('gets 400 if it is not UTF-8', async () => {
    const fields = Object.entries(aSentLead({ firstName: 'Zoé' }));
    const body = fields.map((field) => field.join('=')).join('&');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = (payload: Buffer) =>
      opened.server.inject({ method: 'POST', url: '/contact/', headers, payload });
    expect((await send(Buffer.from(body, 'latin1'))).statusCode).toBe(400);
    expect(kept()).toEqual([]);
    expect((await send(Buffer.from(body))).statusCode).toBe(303);
  });

  test('never causes a server error', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), fc.boolean(), async (text, isForm) => {
        const answer = await post(isForm ? `formId=contact-modal&${text}` : text);
        expect([400, 422]).toContain(answer.statusCode);
      }),
      { numRuns: 300 },
    ));
});

describe('The limit of posts a minute', () => {
  const statuses = async (count: number) => {
    const answers = [];
    for (let sent = 0; sent < count; sent++) answers.push(await post({ formId: 'newsletter' }));
    return answers;
  };

  test.each([
    ['300', 30],
    ['2', 2],
  ])('with RATE_LIMIT %s is %d for a visitor', async (limit, most) => {
    await opened.server.close();
    await open({ RATE_LIMIT: limit });
    const answers = await statuses(most + 1);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(most);
    expect([answers.at(-1)?.statusCode, Number(answers.at(-1)?.headers['retry-after']) > 0]).toEqual([
      429,
      true,
    ]);
    expect((await opened.server.inject('/contact/')).statusCode).toBe(200);
  });

  test('returns an excess form with all typed values', async () => {
    await opened.server.close();
    await open({ RATE_LIMIT: '1' });
    await post({ formId: 'newsletter' });
    const answer = await post(aSentLead(), { url: '/contact?zipcode=75001' });
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    const { formId, ...values } = aSentLead();
    expect(rendered.at(-1)).toEqual({
      address: '/contact/?zipcode=75001',
      posted: { formId, values, companyId: null, messages: [], notice: UNSENT, doubts: [], confirmed: {} },
    });
    expect([kept(), answer.body]).toEqual([[], `<p>${UNSENT}</p>`]);
  });

  test('answers an excess post that is not a form of a page with a problem', async () => {
    await opened.server.close();
    await open({ RATE_LIMIT: '1' });
    await post({ formId: 'newsletter' });
    for (const answer of [await post({ formId: 'nothing' }), await post({}, { url: '/nowhere/' })]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([429, { status: 429 }]);
    }
  });

  test('can be switched off', async () =>
    expect((await statuses(40)).every(({ statusCode }) => statusCode === 422)).toBe(true));
});

test('The log, addresses and errors contain no personal data', async () => {
  const answers = [await post(), await post({ ...aSentLead(), zip: '' }, { url: '/nowhere/' })];
  await post({ ...aSentLead({ zip: '' }) });
  opened.leads.breakDown();
  await post({ ...aSentLead({ city: 'Dallas' }) });
  expect(logged.join('')).toContain('broken down');
  const said = [...logged, ...answers.flatMap(({ headers, body }) => [String(headers.location), body])];
  expect(said.join('')).not.toMatch(/Ann|Doe|example\.com|972|Main St|Addison|Dallas|75001/);
});

describe('A household posted without scripts', () => {
  const household = { income: '75000', household_size: 3 };
  const url = '/contact/?zipcode=75001';

  test('gets its page, for this visitor only, and is stored nowhere', async () => {
    const answer = await post(household, { url });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(rendered).toEqual([
      {
        address: '/contact/?zipcode=75001',
        posted: undefined,
        stated: { household: { income: '75000', size: 3, owner: 'homeowner' }, fault: null },
      },
    ]);
    expect(kept()).toEqual([]);
    expect(logged.join('\n')).not.toContain('75000');
    // The next request for the same page does not get it.
    await opened.server.inject({ url });
    expect(rendered[1]?.stated).toBeUndefined();
  });

  test('is rejected with a value that is not on offer, and the page says why', async () => {
    const answer = await post({ ...household, income: '1' }, { url });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'private, no-store']);
    expect(rendered[0]?.stated).toEqual({ household: null, fault: 'not-on-offer' });
  });

  test('is rejected from another site and for an unknown page', async () => {
    const elsewhere = { url, headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await post(household, elsewhere)).statusCode).toBe(403);
    expect((await post(household, { url: '/nowhere/' })).statusCode).toBe(404);
    expect(rendered).toEqual([]);
  });

  test('above the limit gets the assumed household, and the page says so', async () => {
    await opened.server.close();
    await open({ RATE_LIMIT: '1' });
    await post(household, { url });
    const answer = await post(household, { url });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([429, 'private, no-store']);
    expect(rendered[1]?.stated).toEqual({ household: null, fault: 'unavailable' });
  });
});
