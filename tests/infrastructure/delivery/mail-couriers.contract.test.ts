import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { DealerMailCourier, type FindDealer } from '../../../infrastructure/delivery/dealer-mail-courier.ts';
import { MailSender } from '../../../infrastructure/delivery/mail-sender.ts';
import { VisitorMailCourier } from '../../../infrastructure/delivery/visitor-mail-courier.ts';
import { vouched, type Draft, type LeadMetadata } from '../../../domain/lead/lead.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { aSubmittedLead } from '../../contracts/a-submitted-lead.ts';
import { aDelivery, describeLeadCourier } from '../../contracts/lead-courier.ts';
import { headerOf, MailHost } from './mail-host.ts';

const FACTS = { brandName: 'RunTru', phone: '1-800-555-0199' };
const ACE = aDealer().withCompanyId(7).with({ email: 'office@ace.example' }).build();
const findDealer: FindDealer = (companyId) => TE.right(companyId === 7 ? ACE : null);

const sender = (port: number, timeoutMs = 5_000, user = '') =>
  new MailSender({
    url: `smtp://${user}127.0.0.1:${port}`,
    fromName: 'RunTru',
    fromAddress: 'no-reply@runtru.example',
    timeoutMs,
  });

const underTest = async (courierOf: (mails: MailSender) => VisitorMailCourier | DealerMailCourier) => {
  const host = new MailHost();
  return {
    courier: courierOf(sender(await host.open())),
    refuse: () => host.refuse('Ann@Example.com has no mailbox here, Doe'),
    taken: () => host.mails.map((mail) => headerOf(mail, 'message-id') ?? ''),
    close: () => host.close(),
  };
};

describeLeadCourier('mail to the visitor', 'visitor-mail', () =>
  underTest((mails) => new VisitorMailCourier(mails, FACTS)),
);
describeLeadCourier('mail to the dealer', 'dealer-mail', () =>
  underTest((mails) => new DealerMailCourier(mails, FACTS, findDealer)),
);

let host: MailHost;
let port: number;
beforeEach(async () => {
  host = new MailHost();
  port = await host.open();
});
afterEach(() => host.close());

const aLead = (fields: Draft = {}, metadata: Partial<LeadMetadata> = {}) => {
  const { lead, ...rest } = aSubmittedLead(fields);
  return { ...rest, lead: vouched({ ...lead.metadata, ...metadata }, lead.fields) };
};

const toVisitor = (lead = aLead()) =>
  new VisitorMailCourier(sender(port), FACTS).deliver(aDelivery('visitor-mail', lead))();
const toDealer = (lead = aLead(), find = findDealer) =>
  new DealerMailCourier(sender(port), FACTS, find).deliver(aDelivery('dealer-mail', lead))();

describe('The mail to the visitor (contract, section 7)', () => {
  test('thanks, names the reference, the time and the number to call', async () => {
    const lead = aLead();
    await toVisitor(lead);
    const [mail] = host.mails;
    const reference = referenceOf(lead.id);
    expect(mail?.recipients).toEqual(['Ann@example.com']);
    expect(headerOf(mail, 'to')).toBe('Ann@example.com');
    expect(headerOf(mail, 'from')).toBe('RunTru <no-reply@runtru.example>');
    expect(headerOf(mail, 'subject')).toBe(`RunTru: we’ve received your request ${reference}`);
    expect(headerOf(mail, 'message-id')).toBe(`<${lead.id}-visitor-mail@runtru.example>`);
    expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated');
    expect(headerOf(mail, 'content-type')).toBe('text/plain; charset=utf-8');
    expect(mail?.text).toBe(
      [
        'Thank you!',
        `We’ve received your request. Its reference is ${reference}. You will hear from us within 24 to 48 hours.`,
        'Questions? Call us at 1-800-555-0199 and name your reference.',
        'RunTru\n',
      ].join('\n\n'),
    );
  });

  test('is French for the French form', async () => {
    const lead = aLead({}, { formId: 'dealer-form-fr' });
    await toVisitor(lead);
    const [mail] = host.mails;
    const reference = referenceOf(lead.id);
    expect(headerOf(mail, 'subject')).toBe(`RunTru : nous avons reçu votre demande ${reference}`);
    expect(mail?.text).toContain(`Son numéro de référence est ${reference}.`);
    expect(mail?.text).toContain('dans les 24 à 48 heures');
    expect(mail?.text).toContain('1-800-555-0199');
  });

  test('repeats nothing of what was typed', async () => {
    await toVisitor(aLead({ firstName: 'Buy-now', comments: 'https://bad.example' }));
    expect(JSON.stringify(host.mails)).not.toMatch(/Buy-now|bad\.example/);
  });

  test('is not sent when there is no address', async () => {
    const { lead, ...rest } = aLead();
    const { email: _email, ...fields } = lead.fields;
    expect(await toVisitor({ ...rest, lead: vouched(lead.metadata, fields) })).toEqual(E.right(undefined));
    expect(host.mails).toEqual([]);
  });
});

describe('The mail to the dealer (contract, section 7)', () => {
  test('holds all of the request, and is answered to the visitor', async () => {
    const lead = aLead({
      addressLine1: '1200 Main St',
      city: 'Addison',
      state: 'TX',
      topic: 'repair system',
      reason: 'Repair',
      owner: 'true',
      contactMethod: 'phone',
      preferredDate: '2026-11-23',
      preferredWindow: 'morning',
      comments: 'It is cold.\nPlease ring twice.',
    });
    await toDealer(lead);
    const [mail] = host.mails;
    expect(mail?.recipients).toEqual(['office@ace.example']);
    expect(headerOf(mail, 'to')).toBe('office@ace.example');
    expect(headerOf(mail, 'reply-to')).toBe('Ann@example.com');
    expect(headerOf(mail, 'subject')).toBe(`RunTru: new request ${referenceOf(lead.id)}`);
    expect(mail?.text).toBe(
      `A homeowner has sent you a request. Please get in touch within 24 to 48 hours.

Reference: ${referenceOf(lead.id)}
Received: Fri, 20 Nov 2026 12:00:00 GMT
Form: Contact Modal

Name: Ann Doe
Phone: 1-972-555-0100
Email: Ann@Example.com
Address: 1200 Main St, Addison, TX 75001

Topic: repair system
Reason: Repair
Owns one of our systems: yes
Wants to be reached by: phone
Preferred day: 2026-11-23, morning

Comments:
It is cold.
Please ring twice.
`,
    );
  });

  test.each([
    ['an unknown dealer', 8, findDealer],
    ['no dealer at all', null, findDealer],
    ['a dealer without an address', 7, () => TE.right(aDealer().build())],
  ])('%s leaves nothing to do', async (_case, companyId, find) => {
    expect(await toDealer(aLead({}, { companyId }), find)).toEqual(E.right(undefined));
    expect(host.mails).toEqual([]);
  });

  test('dealers that cannot be read are asked for again later', async () => {
    const gone: FindDealer = () => TE.left({ _tag: 'RecordsUnavailable', fault: 'database: 57P01' });
    expect(await toDealer(aLead(), gone)).toEqual(E.left({ _tag: 'NotDelivered', fault: 'database: 57P01' }));
  });
});

describe('No text gets into the head of a mail', () => {
  const HOSTILE = 'Ann\r\nBcc: victim@example.org\r\n\r\nBuy now';

  test('whatever field holds it', async () => {
    const lead = aLead(
      { firstName: HOSTILE, lastName: HOSTILE, addressLine1: HOSTILE, comments: HOSTILE },
      { name: HOSTILE },
    );
    await toDealer(lead);
    await toVisitor(lead);
    expect(host.mails.map(({ recipients }) => recipients)).toEqual([
      ['office@ace.example'],
      ['Ann@example.com'],
    ]);
    for (const { headers } of host.mails) {
      expect(headers.map(([name]) => name)).not.toContain('bcc');
      expect(JSON.stringify(headers)).not.toMatch(/victim|Buy now/);
    }
    expect(host.mails[0]?.text).toContain('Name: Ann Bcc: victim@example.org Buy now');
  });

  test.each([
    'ann@example.com\r\nBcc: victim@example.org',
    'ann@example.com, victim@example.org',
    'ann@example.com;victim@example.org',
    'Ann <ann@example.com>, <victim@example.org>',
    'ann@example.com> RCPT TO:<victim@example.org',
  ])('nor does a second address: %j', async (email) => {
    await toVisitor(aLead({ email }));
    await toDealer(aLead({ email }));
    for (const { recipients, headers } of host.mails) {
      expect(recipients).toHaveLength(1);
      expect(headers.map(([name]) => name)).not.toContain('bcc');
      expect(recipients).not.toContain('victim@example.org');
    }
  });
});

describe('A mail server', () => {
  test('that refuses is told by its code alone', async () => {
    host.refuse('Ann Doe does not live here');
    expect(await toVisitor()).toEqual(E.left({ _tag: 'NotDelivered', fault: 'EENVELOPE 550' }));
  });

  test('that wants a password is given it', async () => {
    const seen: string[] = [];
    const guarded = new MailHost({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, answer) => {
        seen.push(`${username} ${password}`);
        answer(password === 'p@ss' ? null : new Error(`wrong: ${password}`), { user: username });
      },
    });
    const guardedPort = await guarded.open();
    const mail = { id: '1', to: 'ann@example.com', subject: 'Hello', text: 'Hello' };
    expect(await sender(guardedPort, 5_000, 'site:p%40ss@').send(mail)()).toEqual(E.right(undefined));
    const refused = await sender(guardedPort, 5_000, 'site:wrong@').send(mail)();
    expect(refused).toEqual(E.left({ _tag: 'NotDelivered', fault: 'EAUTH 535' }));
    expect(seen).toEqual(['site p@ss', 'site wrong']);
    await guarded.close();
  });

  describe('without words', () => {
    let mute: Server;
    const sockets: Socket[] = [];
    beforeEach(async () => {
      mute = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
      await once(mute, 'listening');
    });
    afterEach(() => {
      for (const socket of sockets.splice(0)) socket.destroy();
      mute.close();
    });

    test('is left when the time is up', async () => {
      const mails = sender((mute.address() as AddressInfo).port, 100);
      expect(await new VisitorMailCourier(mails, FACTS).deliver(aDelivery('visitor-mail'))()).toEqual(
        E.left({ _tag: 'NotDelivered', fault: 'EABORT' }),
      );
    });
  });

  test('that never takes the mail is left when the time is up', async () => {
    const slow = new MailHost({ onData: (stream) => void stream.resume() });
    const mails = sender(await slow.open(), 100);
    expect(E.isLeft(await new VisitorMailCourier(mails, FACTS).deliver(aDelivery('visitor-mail'))())).toBe(
      true,
    );
    await slow.close();
  });

  test('that is not there is not waited for', async () => {
    await host.close();
    expect(await toVisitor()).toMatchObject({ left: { fault: expect.stringMatching(/^E[A-Z]+$/) } });
    host = new MailHost();
    await host.open();
  });
});
