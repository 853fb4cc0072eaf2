import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aSentLead, EVERY_FIELD } from '../../../builders/sent-lead.ts';
import { referenceOf } from '../../../../domain/lead/reference.ts';
import { keptLog } from '../kept-log.ts';
import { openServer } from '../opened-server.ts';

let opened: Awaited<ReturnType<typeof openServer>>;
let logged: ReadonlyArray<string>;
beforeEach(async () => {
  const { log, lines } = keptLog();
  logged = lines;
  opened = await openServer({ RATE_LIMIT: '0' }, { log });
});
afterEach(() => opened.server.close());

interface Post {
  readonly path?: string;
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}
const post = (
  body: unknown = aSentLead(),
  { path = '/api/leads', key = randomUUID(), headers = {} }: Post = {},
) =>
  opened.server.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/json',
      ...(key !== null && { 'idempotency-key': key }),
      ...headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

const PROBLEM = 'application/problem+json';
const kept = () => opened.leads.leads;

describe('The call for leads (contract, section 3)', () => {
  test('returns the id of the stored lead and nothing more, and its page in a header', async () => {
    const answer = await post(aSentLead({ comments: ' Ring twice.\n', companyId: 7 }));
    const id = kept()[0]?.id;
    expect([answer.statusCode, answer.body]).toEqual([201, JSON.stringify({ id })]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      location: `/request/${referenceOf(id ?? '')}/?key=visitor.${id}`,
    });
    expect(kept()[0]?.lead.fields).toMatchObject({ firstName: 'Ann', comments: ' Ring twice.\n' });
    expect(kept()[0]?.lead.metadata.companyId).toBe(7);
  });

  test('asks once about doubtful values, and accepts them with the same key', async () => {
    const key = randomUUID();
    const odd = aSentLead({ addressLine1: 'The blue house', phone: '332-0101', email: 'ann@gmial.com' });
    const asked = await post(odd, { key });
    expect([asked.statusCode, asked.json()]).toMatchObject([
      422,
      {
        detail: expect.stringContaining('same key'),
        errors: [
          { field: 'phone', message: 'This number seems to be short. Use it anyway?' },
          { field: 'addressLine1', message: 'We don’t recognize this street address. Use it anyway?' },
        ],
      },
    ]);
    // A corrected request under the same key is a new one.
    const corrected = await post({ ...odd, phone: '911' }, { key });
    expect(corrected.statusCode).toBe(422);
    expect(kept()).toEqual([]);
    const answers = [await post(odd, { key }), await post(odd, { key })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(kept().map(({ lead }) => lead.metadata.doubts)).toEqual([['email', 'phone', 'addressLine1']]);
  });

  test('does not ask about values that the visitor confirmed', async () => {
    const odd = aSentLead({ addressLine1: 'The blue house', phone: '332-0101' });
    const asked = await post({ ...odd, confirmed: 'addressLine1' });
    expect(asked.json()).toMatchObject({ errors: [{ field: 'phone' }] });
    expect((await post({ ...odd, confirmed: 'addressLine1 phone' })).statusCode).toBe(201);
  });

  test('returns the same response for the same key and body, and stores one lead', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => post(aSentLead(), { key: i % 2 ? key : key.toUpperCase() })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(kept()).toHaveLength(1);
  });

  test('rejects the same key with another body', async () => {
    const key = randomUUID();
    await post(aSentLead(), { key });
    const answer = await post(aSentLead({ city: 'Dallas' }), { key });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([409, PROBLEM]);
    expect(kept()).toHaveLength(1);
  });

  test.each([[null], [''], ['1'], [`urn:uuid:${randomUUID()}`], [`${randomUUID()}, ${randomUUID()}`]])(
    'rejects key %p: it must be a UUID',
    async (key) => {
      const answer = await post(aSentLead(), { key });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, PROBLEM]);
    },
  );

  test('adds the places that a mistyped code may mean', async () => {
    const answer = await post(aSentLead({ zip: '7500l' }));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errors: [{ field: 'zip' }], suggestions: [{ city: 'Addison', state: 'TX', area: '75001' }] },
    ]);
  });

  test('lists the errors field by field', async () => {
    const answer = await post(aSentLead({ email: 'ann', kind: 'NONE', zip: '' }));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([422, PROBLEM]);
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Unprocessable Entity',
      status: 422,
      detail: 'Some fields aren’t valid.',
      errors: [
        { field: 'kind', message: 'Expected CONTACT_DEALER.' },
        { field: 'email', message: 'Email must be valid' },
        { field: 'zip', message: 'Enter your zip/postal code' },
      ],
    });
    expect(kept()).toEqual([]);
  });

  test('accepts a lead without a dealer', async () => {
    expect((await post(aSentLead({ companyId: null }))).statusCode).toBe(201);
    expect(kept()[0]?.lead.metadata.companyId).toBeNull();
  });

  test.each([
    ['contact-modal', 'This dealer isn’t listed anymore.'],
    ['contact-form', 'This dealer isn’t listed anymore.'],
    ['dealer-form-fr', 'Ce concessionnaire ne figure plus dans notre liste.'],
  ])('rejects a lead of %s for an unknown dealer', async (formId, message) => {
    const lead = { ...EVERY_FIELD, formId, companyId: 4711 };
    const answer = await post(lead);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([422, PROBLEM]);
    expect(answer.json().errors).toEqual([{ field: 'companyId', message: expect.stringContaining(message) }]);
    expect(kept()).toEqual([]);
    expect((await post({ ...lead, companyId: 7 })).statusCode).toBe(201);
  });

  test.each([
    ['of a provider that cannot look up dealers', { DEALER_API_HOST: 'http://127.0.0.1:9' }],
    ['while the dealer provider fails', { PROVIDER_API_HOST: 'http://127.0.0.1:9' }],
  ])('accepts a lead for any dealer %s', async (_when, env) => {
    await opened.server.close();
    opened = await openServer(env);
    expect((await post(aSentLead({ companyId: 4711 }))).statusCode).toBe(201);
  });

  test.each([
    ['an unknown field', { ...aSentLead(), nickname: 'Annie' }],
    ['the hidden field', { ...aSentLead(), website: '' }],
    ['a number for a text', { ...aSentLead(), firstName: 5 }],
    ['null for a text', { ...aSentLead(), firstName: null }],
    ['a list for a text', { ...aSentLead(), firstName: ['Ann'] }],
    ['a text for a number', { ...aSentLead(), companyId: '7' }],
    ['a fraction for a whole number', { ...aSentLead(), companyId: 7.5 }],
    ['a number below every company id', { ...aSentLead(), companyId: 0 }],
    ['a number above every company id', { ...aSentLead(), companyId: 2 ** 31 }],
    ['a list', [aSentLead()]],
    ['nothing', 'null'],
    ['a text', '"Ann"'],
    ['incomplete JSON', '{"firstName":"Ann",'],
    ['invalid JSON with a name in it', '{"firstName": Ann}'],
    ['an empty body', ''],
    ['a prototype', '{"__proto__":{"firstName":"Ann"},"formId":"contact-modal"}'],
    ['a constructor', '{"constructor":{"prototype":{"firstName":"Ann"}}}'],
  ])('rejects %s without repeating it', async (_what, body) => {
    const answer = await post(body);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, PROBLEM]);
    expect(answer.body).not.toMatch(/Ann/);
    expect(({} as Record<string, unknown>)['firstName']).toBeUndefined();
    expect(kept()).toEqual([]);
  });

  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['text/html'],
  ])('accepts only JSON, not %s', async (type) => {
    const answer = await post(aSentLead(), { headers: { 'content-type': type } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([415, PROBLEM]);
  });

  test('rejects more than 64 kB', async () => {
    const answer = await post(aSentLead({ comments: 'x'.repeat(65 * 1024) }));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([413, PROBLEM]);
  });

  test('returns 503 with Retry-After if it cannot store a lead', async () => {
    opened.leads.breakDown();
    const answer = await post();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([503, PROBLEM]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('is rate-limited like every call', async () => {
    await opened.server.close();
    opened = await openServer({ RATE_LIMIT: '1' });
    expect((await post()).statusCode).toBe(201);
    const answer = await post();
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

describe('The call for the newsletter', () => {
  const path = '/api/newsletter';

  test('accepts an e-mail address', async () => {
    const answer = await post({ email: 'ann@example.com' }, { path });
    expect([answer.statusCode, answer.json()]).toEqual([201, { id: kept()[0]?.id }]);
    expect(answer.headers).not.toHaveProperty('location');
    expect(kept()[0]?.lead).toMatchObject({
      metadata: { formId: 'newsletter', kind: 'MARKETO' },
      fields: { email: 'ann@example.com' },
    });
  });

  test.each([
    [{}, 'Please enter a valid email'],
    [{ email: 'ann' }, 'Please enter an email with a @ and a domain name.'],
  ])('reports the error in %j', async (body, message) => {
    const answer = await post(body, { path });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ field: 'email', message }]]);
  });

  test('reports a number for a text', async () =>
    expect((await post({ email: 7 }, { path })).json().detail).toBe('Each field of the body must be text.'));

  test('accepts nothing else', async () =>
    expect((await post({ email: 'ann@example.com', firstName: 'Ann' }, { path })).statusCode).toBe(400));
});

describe('A booking', () => {
  const path = '/api/bookings';
  const booking = aSentLead({ formId: 'booking', companyId: 7 });

  test('is accepted with or without a form id', async () => {
    const { preferredDate, preferredWindow } = EVERY_FIELD;
    const { formId: _booking, ...unnamed } = booking;
    for (const sent of [booking, unnamed, { ...booking, formId: 'contact-modal' }]) {
      expect((await post({ ...sent, preferredDate, preferredWindow }, { path })).statusCode).toBe(201);
    }
    expect(kept().map(({ lead }) => lead.metadata.formId)).toEqual(['booking', 'booking', 'contact-modal']);
  });

  test('without a valid date and a time of day is rejected', async () => {
    const answer = await post({ ...booking, preferredDate: '2026-11-19' }, { path });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [
        { field: 'preferredDate', message: 'Choose a date from today on, Monday through Saturday.' },
        { field: 'preferredWindow', message: 'Choose a time of day.' },
      ],
    ]);
  });
});

describe('A post with the headers of a browser', () => {
  test.each([
    [403, { 'sec-fetch-site': 'cross-site' }],
    [403, { 'sec-fetch-site': 'same-site', origin: 'https://other.example.com' }],
    [403, { origin: 'https://evil.example' }],
    [403, { origin: 'https://www.example.com.evil.example' }],
    [403, { origin: 'https://www.example.com:8443' }],
    [403, { origin: 'null' }],
    [201, { origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' }],
    [201, { origin: 'https://WWW.EXAMPLE.COM:443' }],
    [201, { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    [201, {}],
  ])('gets %d with %j', async (status, headers) => {
    for (const [path, body] of [
      ['/api/leads', aSentLead()],
      ['/api/newsletter', { email: 'ann@example.com' }],
    ] as const) {
      expect((await post(body, { path, headers: headers as Record<string, string> })).statusCode).toBe(
        status,
      );
    }
  });
});

test.each([
  [201, '127.0.0.1'],
  [403, ''],
])('A host in the header of a proxy gets %d if the trusted proxies are %p', async (status, TRUST_PROXY) => {
  await opened.server.close();
  opened = await openServer({ TRUST_PROXY });
  const headers = {
    origin: 'https://heat.example',
    'x-forwarded-host': 'heat.example',
    host: 'inside:3000',
  };
  expect((await post(aSentLead(), { headers })).statusCode).toBe(status);
});

describe('Any posted body', () => {
  const paths = fc.constantFrom('/api/leads', '/api/newsletter', '/api/bookings');

  test('never causes a server error', () =>
    fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), paths, async (body, path) => {
        const { statusCode } = await post(body, { path });
        expect(statusCode).toBeLessThan(500);
        expect(statusCode).toBeGreaterThanOrEqual(400);
      }),
      { numRuns: 300 },
    ));

  test('never causes a server error if it is almost a lead', () => {
    const names = fc.constantFrom(
      ...Object.keys(EVERY_FIELD),
      'formId',
      'companyId',
      '__proto__',
      'constructor',
    );
    return fc.assert(
      fc.asyncProperty(fc.dictionary(names, fc.jsonValue()), paths, async (said, path) => {
        expect((await post({ ...aSentLead(), ...said }, { path })).statusCode).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });

  test('leaves no personal data in the log', async () => {
    await post();
    await post(aSentLead({ zip: '' }));
    await post('{"firstName": Ann');
    await post({ ...aSentLead(), Ann: 'Ann' });
    opened.leads.breakDown();
    await post();
    expect(logged.join('')).toContain('broken down');
    expect(logged.join('')).not.toMatch(/Ann|Doe|example\.com|972|Main St|Addison|75001/);
  });
});

test('OpenAPI describes the calls', async () => {
  const { paths } = (await opened.server.inject({ url: '/api/openapi.json' })).json();
  for (const path of ['/leads', '/newsletter', '/bookings']) {
    expect(Object.keys(paths[path].post.responses)).toEqual(expect.arrayContaining(['201', '422']));
    expect(paths[path].post.parameters).toEqual([
      expect.objectContaining({ name: 'idempotency-key', in: 'header', required: true }),
    ]);
  }
});
