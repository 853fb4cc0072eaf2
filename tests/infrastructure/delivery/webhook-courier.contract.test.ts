import { beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { NotDelivered } from '../../../application/ports/leads/lead-courier.ts';
import { WebhookCourier } from '../../../infrastructure/delivery/webhook-courier.ts';
import { unsafeValidLead } from '../../../domain/lead/lead.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { aDelivery, describeLeadCourier } from '../../contracts/leads/lead-courier.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { FakeLeadCourier } from '../../fakes/leads/fake-lead-courier.ts';
import { FaultServer } from '../../faults/fault-server.ts';
import {
  answering,
  dripping,
  endless,
  hanging,
  hugeWhenUnpacked,
  redirecting,
  refusing,
  resetAfterHeaders,
  resetBeforeHeaders,
  truncated,
  type Fault,
} from '../../faults/fault.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';
import { providerOfTests } from '../provider-of-tests.ts';

const SECRET = 'a secret of two';

const server = providerOfTests();
let received: Array<{ readonly headers: IncomingHttpHeaders; readonly body: string }> = [];

/** Accepts every post. */
const taking: Fault = (request, response) => {
  void text(request).then((body) => {
    received.push({ headers: request.headers, body });
    response.writeHead(201).end('{"ok":true}');
  });
};

beforeEach(() => void (received = []));

const courier = (secret: string | null = SECRET, timeoutMs = PATIENCE_MS) =>
  new WebhookCourier({ address: `${server.address}/hooks/leads/`, secret, timeoutMs }, new FakeClock());

describeLeadCourier('fake', 'crm', async () => {
  const fake = new FakeLeadCourier();
  return { courier: fake, refuse: () => fake.refuse(), taken: () => fake.taken.map(({ id }) => id) };
});

describeLeadCourier('webhook', 'crm', async () => {
  server.serve('/hooks/leads/', taking);
  return {
    courier: courier(),
    refuse: () => server.serve('/hooks/leads/', refusing(503)),
    taken: () => received.map(({ headers }) => String(headers['idempotency-key'])),
  };
});

describe('The webhook (contract, section 2)', () => {
  const posted = async (delivery = aDelivery(), secret: string | null = SECRET) => {
    server.serve('/hooks/leads/', taking);
    await courier(secret).deliver(delivery)();
    const [post] = received;
    if (post === undefined) throw new Error('nothing was posted');
    return post;
  };

  test('receives the flat lead, with every text unchanged', async () => {
    const lead = aSubmittedLead({ comments: 'Trop froid à Québec "hier"\n☃' });
    const { headers, body } = await posted(aDelivery('crm', lead));
    expect(headers).toMatchObject({ 'content-type': 'application/json' });
    expect(JSON.parse(body)).toEqual({
      id: lead.id,
      reference: referenceOf(lead.id),
      acceptedAt: '2026-11-20T12:00:00.000Z',
      formId: 'contact-modal',
      name: 'Contact Modal',
      brand: 'RUNTRU',
      kind: 'CONTACT_DEALER',
      source: 'RUNTRU',
      companyId: 7,
      mtaAid: '',
      mtaSid: '',
      consents: [],
      ...lead.lead.fields,
    });
  });

  test('is told the consents, with the time when they were given', async () => {
    const { lead, ...rest } = aSubmittedLead();
    const consent = { purpose: 'sms', text: 'Text me.', version: '0a', language: 'en' } as const;
    const agreed = unsafeValidLead({ ...lead.metadata, consents: [consent] }, lead.fields);
    const { body } = await posted(aDelivery('crm', { ...rest, lead: agreed }));
    expect(JSON.parse(body)).toMatchObject({ consents: [{ ...consent, at: '2026-11-20T12:00:00.000Z' }] });
  });

  test('is told which values are probably mistakes', async () => {
    const { lead, ...rest } = aSubmittedLead();
    const doubted = unsafeValidLead({ ...lead.metadata, doubts: ['addressLine1'] }, lead.fields);
    const { body } = await posted(aDelivery('crm', { ...rest, lead: doubted }));
    expect(JSON.parse(body)).toMatchObject({ check: 'check the address' });
  });

  test('is called at its exact configured address, including a trailing slash', async () => {
    await posted();
    expect(server.asked).toEqual(['/hooks/leads/']);
  });

  test('can detect duplicates by their id, and forgeries by their signature', async () => {
    const delivery = aDelivery();
    const { headers, body } = await posted(delivery);
    expect(headers).toMatchObject({
      'idempotency-key': delivery.id,
      'x-delivery-id': delivery.id,
      'x-timestamp': String(Date.parse('2026-11-20T12:00:00Z') / 1000),
    });
    const hash = createHmac('sha256', SECRET)
      .update(`${String(headers['x-timestamp'])}.${body}`)
      .digest('hex');
    expect(headers['x-signature']).toBe(`sha256=${hash}`);
  });

  test('is not signed without a secret', async () => {
    const { headers } = await posted(aDelivery(), null);
    expect(headers).not.toHaveProperty('x-signature');
    expect(headers).toHaveProperty('x-timestamp');
  });

  test.each<[string, Fault]>([
    ['200', answering({ ok: true })],
    ['204', (_request, response) => void response.writeHead(204).end()],
    ['200 and a body that never ends', endless],
    ['200 and a body in single bytes', dripping],
    ['200 and a small compressed body that expands to a huge one', hugeWhenUnpacked],
    ['200 and a body that is cut off', truncated],
    ['200 and a connection that breaks', resetAfterHeaders],
  ])('accepts the lead by answering %s', async (_case, answer) => {
    server.serve('/hooks/leads/', answer);
    expect(await courier().deliver(aDelivery())()).toEqual(E.right(undefined));
    await server.atRest();
  });

  const retryable = (fault: string, retryAfterMs: number | null = null): NotDelivered => ({
    _tag: 'Retryable',
    fault,
    retryAfterMs,
  });
  const refused = (fault: string): NotDelivered => ({ _tag: 'Refused', fault });
  const after = (wait: string) => ({ 'retry-after': wait });

  test.each<[string, Fault, NotDelivered]>([
    ['500', refusing(500), retryable('status 500')],
    ['408', refusing(408), retryable('status 408')],
    ['409', refusing(409), retryable('status 409')],
    ['425', refusing(425), retryable('status 425')],
    ['429', refusing(429, after('60')), retryable('status 429', 60_000)],
    [
      '503 with a future date',
      refusing(503, after('Fri, 20 Nov 2026 12:00:30 GMT')),
      retryable('status 503', 30_000),
    ],
    [
      '503 with a past date',
      refusing(503, after('Fri, 20 Nov 2026 11:00:00 GMT')),
      retryable('status 503', 0),
    ],
    ['503 with a wait of years', refusing(503, after('999999999999')), retryable('status 503', 3_600_000)],
    ['503 with an unreadable wait', refusing(503, after('soon')), retryable('status 503')],
    ['500 with a wait', refusing(500, after('60')), retryable('status 500')],
    ['400', refusing(400), refused('status 400')],
    ['401', refusing(401), refused('status 401')],
    ['404', refusing(404), refused('status 404')],
    ['422', refusing(422), refused('status 422')],
    ['a redirect', redirecting('/elsewhere'), retryable('status 302')],
    ['a reset', resetBeforeHeaders, { _tag: 'Unreachable', fault: 'ECONNRESET' }],
  ])(
    'does not accept the lead by answering %s, and no text of the answer is reported',
    async (_case, answer, failure) => {
      server.serve('/hooks/leads/', answer);
      expect(await courier().deliver(aDelivery())()).toEqual(E.left(failure));
      expect(server.asked).toEqual(['/hooks/leads/']);
      await server.atRest();
    },
  );

  test('has not accepted the lead if it stays silent until the timeout', async () => {
    server.serve('/hooks/leads/', hanging);
    const outcome = await courier(SECRET, 50).deliver(aDelivery())();
    expect(outcome).toEqual(E.left({ _tag: 'Unreachable', fault: 'TimeoutError' }));
    await server.atRest();
  });

  test('has not accepted the lead if it is down', async () => {
    const nowhere = new FaultServer();
    const closed = await nowhere.open();
    await nowhere.close();
    const hook = new WebhookCourier(
      { address: closed, secret: null, timeoutMs: PATIENCE_MS },
      new FakeClock(),
    );
    expect(await hook.deliver(aDelivery())()).toEqual(E.left({ _tag: 'Unreachable', fault: 'ECONNREFUSED' }));
  });
});
