import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Readable } from 'node:stream';
import type { SMTPServerOptions } from 'smtp-server';
import { FindRecipient } from '../../../application/provider/deliver-leads/find-recipient.ts';
import { MailLimiter } from '../../../application/provider/deliver-leads/mail-limiter.ts';
import { visitorMail } from '../../../application/provider/deliver-leads/visitor-mail.ts';
import { MailSender } from '../../../infrastructure/delivery/mail-sender.ts';
import { RequestMailCourier } from '../../../infrastructure/delivery/request-mail-courier.ts';
import { VisitorMailCourier } from '../../../infrastructure/delivery/visitor-mail-courier.ts';
import {
  unsafeValidLead,
  type Draft,
  type LeadMetadata,
  type SubmittedLead,
} from '../../../domain/lead/lead.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { mailboxOf } from '../../../infrastructure/system/mailbox-of.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { aMailbox } from '../../builders/a-mailbox.ts';
import { companyId } from '../../builders/company-id.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { aDelivery, describeLeadCourier } from '../../contracts/leads/lead-courier.ts';
import { FakeDealerDirectory } from '../../fakes/dealers/fake-dealer-directory.ts';
import { FakeDealerLookUp } from '../../fakes/dealers/fake-dealer-look-up.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { MemoryMailHistories } from '../../fakes/leads/memory-mail-histories.ts';
import { PlainFingerprint } from '../../fakes/plain-fingerprint.ts';
import { headerOf, MailHost } from './mail-host.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';
import { plainRequestLinks } from '../../fakes/leads/plain-request-links.ts';

const FACTS = { brandName: 'RunTru', phone: '1-800-555-0199', links: plainRequestLinks };
const ACE = aDealer()
  .withCompanyId(7)
  .named('ACE HVAC LLC')
  .with({ email: 'office@ace.example', phone1: '9725550107' })
  .build();
const NO_ADDRESS = aDealer().withCompanyId(9).named('FAR AIR').build();

/** Finds two dealers, one of them with an e-mail address; the site has the given mailbox. */
const finding = (leadMailTo: string | null = null, dealers = new FakeDealerLookUp([ACE, NO_ADDRESS])) =>
  new FindRecipient(
    {
      dealers,
      directory: new FakeDealerDirectory(),
      places: new MemoryPostalPlaces(),
      timeZones: { at: () => O.some('America/Chicago') },
      clock: new FakeClock(),
    },
    { mailboxOf, leadMailTo: leadMailTo === null ? null : aMailbox(leadMailTo) },
  );

const NO_RECIPIENT = E.left({ _tag: 'NoRecipient', fault: 'no address' });

type Limiter = Pick<MailLimiter, 'admit'>;
const NO_LIMIT: Limiter = { admit: () => TE.right(undefined) };

const sender = (port: number, timeoutMs = PATIENCE_MS, user = '') =>
  new MailSender({
    url: `smtp://${user}127.0.0.1:${port}`,
    fromName: 'RunTru',
    fromAddress: 'no-reply@runtru.example',
    timeoutMs,
  });

const underTest = async (courierOf: (mails: MailSender) => VisitorMailCourier | RequestMailCourier) => {
  const host = new MailHost();
  return {
    courier: courierOf(sender(await host.open())),
    refuse: () => host.refuse('Ann@Example.com has no mailbox here, Doe'),
    taken: () => host.mails.map((mail) => headerOf(mail, 'message-id') ?? ''),
    close: () => host.close(),
  };
};

describeLeadCourier('mail to the visitor', 'visitor-mail', () =>
  underTest((mails) => new VisitorMailCourier(mails, FACTS, finding(), NO_LIMIT)),
);
describeLeadCourier('mail to the dealer', 'dealer-mail', () =>
  underTest((mails) => new RequestMailCourier(mails, FACTS, finding(), NO_LIMIT)),
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
  return { ...rest, lead: unsafeValidLead({ ...lead.metadata, ...metadata }, lead.fields) };
};

const toVisitor = (lead = aLead(), limiter: Limiter = NO_LIMIT) =>
  new VisitorMailCourier(sender(port), FACTS, finding(), limiter).deliver(aDelivery('visitor-mail', lead))();
const toDealer = (lead = aLead(), find = finding(), limiter: Limiter = NO_LIMIT) =>
  new RequestMailCourier(sender(port), FACTS, find, limiter).deliver(aDelivery('dealer-mail', lead))();

describe('The mail to the visitor (contract, section 7)', () => {
  test('thanks the visitor, with the reference, the time and the number to call', async () => {
    const lead = aLead();
    await toVisitor(lead);
    const [mail] = host.mails;
    const reference = referenceOf(lead.id);
    expect(mail?.recipients).toEqual(['ann@example.com']);
    expect(headerOf(mail, 'to')).toBe('ann@example.com');
    expect(headerOf(mail, 'from')).toBe('RunTru <no-reply@runtru.example>');
    expect(headerOf(mail, 'subject')).toBe(`RunTru: we’ve received your request ${reference}`);
    expect(headerOf(mail, 'message-id')).toBe(`<${lead.id}-visitor-mail@runtru.example>`);
    expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated');
    expect(headerOf(mail, 'content-type')).toMatch(/^multipart\/alternative;/);
    expect(mail?.text).toBe(visitorMail(lead, O.some(ACE), FACTS).text);
  });

  test('is in French for the French form', async () => {
    const lead = aLead({}, { formId: 'dealer-form-fr' });
    await toVisitor(lead);
    const [mail] = host.mails;
    const reference = referenceOf(lead.id);
    expect(headerOf(mail, 'subject')).toBe(`RunTru : nous avons reçu votre demande ${reference}`);
  });

  test('repeats none of the visitor’s texts', async () => {
    await toVisitor(aLead({ firstName: 'Buy-now', comments: 'https://bad.example' }));
    expect(JSON.stringify(host.mails)).not.toMatch(/Buy-now|bad\.example/);
  });

  test('names the way to other dealers when theirs can’t come', async () => {
    const lead = aLead({}, { formId: 'contact-form' });
    const event = { kind: 'declined', at: 1 } as const;
    const courier = new VisitorMailCourier(sender(port), FACTS, finding(), NO_LIMIT);
    await courier.deliver({ ...aDelivery('visitor-mail', lead), event })();
    const [mail] = host.mails;
    expect(headerOf(mail, 'subject')).toContain('needs another dealer');
    expect(mail?.text).toContain(plainRequestLinks.addressFor(lead.id, 'visitor', 'en'));
  });

  test('is not sent without an address', async () => {
    const { lead, ...rest } = aLead();
    const { email: _email, ...fields } = lead.fields;
    expect(await toVisitor({ ...rest, lead: unsafeValidLead(lead.metadata, fields) })).toEqual(NO_RECIPIENT);
    expect(host.mails).toEqual([]);
  });
});

describe('The mail to the dealer (contract, section 7)', () => {
  test.each([
    ['amended', 'Changed: a homeowner’s request', 'The homeowner has changed this request.'],
    ['withdrawn', 'Withdrawn: please don’t call', 'The homeowner has withdrawn this request.'],
  ] as const)('says that a request was %s', async (kind, subject, text) => {
    const lead = aLead();
    const event = kind === 'amended' ? { kind, at: 1, changes: {} } : { kind, at: 1 };
    const courier = new RequestMailCourier(sender(port), FACTS, finding('care@runtru.example'), NO_LIMIT);
    await courier.deliver({ ...aDelivery('dealer-mail', lead), event })();
    const [mail] = host.mails;
    expect(headerOf(mail, 'subject')).toBe(`${subject} (${referenceOf(lead.id)})`);
    expect(mail?.text).toContain(text);
    expect(mail?.text.includes('whether you can take it')).toBe(kind === 'amended');
  });

  test('contains the whole request, and replies go to the visitor', async () => {
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
    expect(headerOf(mail, 'reply-to')).toBe('ann@example.com');
    expect(headerOf(mail, 'subject')).toBe(`New request near 75001: Repair (${referenceOf(lead.id)})`);
    expect(mail?.text).toContain('\nReceived: November 20, 2026 at 6:00 AM CST\n');
    expect(mail?.text).toContain('\nDealer: Ace HVAC LLC, 1-972-555-0107\n\nName: Ann Doe\n');
    expect(mail?.text).toMatch(/\n\nComments:\nIt is cold\.\nPlease ring twice\.\n$/);
  });

  test.each([
    ['an unknown dealer', 8],
    ['no dealer at all', null],
    ['a dealer without an address', 9],
  ])('for %s goes to the site’s own mailbox, and is not sent if the site has none', async (_case, id) => {
    const lead = aLead({}, { companyId: id === null ? null : companyId(id) });
    expect(await toDealer(lead)).toEqual(NO_RECIPIENT);
    expect(host.mails).toEqual([]);
    expect(await toDealer(lead, finding('leads@example.com'))).toEqual(E.right(undefined));
    const [mail] = host.mails;
    expect(mail?.recipients).toEqual(['leads@example.com']);
    expect(headerOf(mail, 'reply-to')).toBe('ann@example.com');
    expect(headerOf(mail, 'subject')).toBe(
      `New request near 75001 without a dealer (${referenceOf(lead.id)})`,
    );
  });

  test('is tried again later if dealers cannot be read', async () => {
    const dealers = new FakeDealerLookUp();
    dealers.meet({ _tag: 'RecordsUnavailable', fault: 'database: 57P01' });
    const later = E.left({ _tag: 'Retryable', fault: 'database: 57P01', retryAfterMs: null });
    expect(await toDealer(aLead(), finding('leads@example.com', dealers))).toEqual(later);
    expect(host.mails).toEqual([]);
  });
});

describe('The digest to the dealer', () => {
  const digest = (leads: ReadonlyArray<SubmittedLead>, find = finding()) =>
    new RequestMailCourier(sender(port), FACTS, find, NO_LIMIT).deliverDigest(
      leads.map((lead) => aDelivery('dealer-mail', lead)),
    )();

  test("contains every request, with the visitor's texts and contact details", async () => {
    const leads = [aLead({ comments: 'It is cold.' }), aLead({ firstName: 'Bob', email: 'bob@example.com' })];
    expect(await digest(leads)).toEqual(E.right(undefined));
    expect(host.mails).toHaveLength(1);
    const [mail] = host.mails;
    expect(mail?.recipients).toEqual(['office@ace.example']);
    expect(headerOf(mail, 'subject')).toBe('RunTru: 2 new requests');
    expect(headerOf(mail, 'reply-to')).toBeUndefined();
    for (const { id } of leads) expect(mail?.text).toContain(`Reference: ${referenceOf(id)}`);
    expect(mail?.text).toContain('--- Request 2 of 2 ---');
    expect(mail?.text).toMatch(
      /Name: Ann Doe[^]*Comments:\nIt is cold\.[^]*Name: Bob Doe\nPhone: 1-972-555-0100/,
    );
    expect(mail?.text).toContain('Email: bob@example.com');
  });

  test('goes to the site’s own mailbox if no dealer receives the requests', async () => {
    const leads = [aLead({}, { companyId: null }), aLead({}, { companyId: companyId(9) })];
    expect(await digest(leads, finding('leads@example.com'))).toEqual(E.right(undefined));
    expect(host.mails.map(({ recipients }) => recipients)).toEqual([['leads@example.com']]);
    expect(host.mails[0]?.text).toContain('Dealer: Far Air');
  });

  test('shows a dealer only their own requests, and is sent even if another request has no recipient', async () => {
    const [mine, nobodys] = [aLead(), aLead({}, { companyId: null })];
    expect(await digest([nobodys, mine])).toEqual(E.right(undefined));
    expect(host.mails.map(({ recipients }) => recipients)).toEqual([['office@ace.example']]);
    expect(await digest([mine, nobodys], finding('leads@example.com'))).toEqual(E.right(undefined));
    expect(host.mails.slice(1).map(({ recipients }) => recipients)).toEqual([
      ['office@ace.example'],
      ['leads@example.com'],
    ]);
    for (const { recipients, text } of host.mails)
      expect(text.includes(referenceOf(nobodys.id))).toBe(recipients.includes('leads@example.com'));
  });

  test('is not sent without requests or a recipient', async () => {
    expect(await digest([])).toEqual(NO_RECIPIENT);
    expect(await digest([aLead({}, { companyId: companyId(8) })])).toEqual(NO_RECIPIENT);
    expect(host.mails).toEqual([]);
  });
});

describe('The limit of mails to a mailbox', () => {
  const limiter = () => new MailLimiter(new MemoryMailHistories(), new PlainFingerprint(), new FakeClock());

  test('sends a visitor at most three mails, in any spelling of the address', async () => {
    const limited = limiter();
    const emails = ['ann@example.com', 'ANN@example.com', 'ann+1@example.com', '"a.nn"@ⓔxample.com'];
    const outcomes = [];
    for (const email of emails) outcomes.push(await toVisitor(aLead({ email }), limited));
    expect(host.mails).toHaveLength(3);
    const tooMany = E.left({ _tag: 'OverLimit', fault: 'too many mails', digest: null });
    expect(outcomes[3]).toEqual(tooMany);
    expect(new Set(host.mails.flatMap(({ recipients }) => recipients))).toEqual(
      new Set(['ann@example.com', 'ann+1@example.com']),
    );
  });

  test('holds the fourth mail to a dealer for the digest', async () => {
    const limited = limiter();
    const outcomes = [];
    for (let i = 0; i < 4; i++) outcomes.push(await toDealer(aLead(), finding(), limited));
    expect(host.mails).toHaveLength(3);
    expect(outcomes[3]).toMatchObject({
      left: { _tag: 'OverLimit', digest: { recipient: 'office@ace.example' } },
    });
  });

  test('sends no mail if it cannot be read', async () => {
    const histories = new MemoryMailHistories();
    histories.breakDown();
    const broken = new MailLimiter(histories, new PlainFingerprint(), new FakeClock());
    expect(await toVisitor(aLead(), broken)).toMatchObject({
      left: { _tag: 'Retryable', fault: 'broken down' },
    });
    expect(host.mails).toEqual([]);
  });
});

describe('The headers of a mail', () => {
  const HOSTILE = 'Ann\r\nBcc: victim@example.org\r\n\r\nBuy now';

  test('contain no text from any field', async () => {
    const lead = aLead(
      { firstName: HOSTILE, lastName: HOSTILE, addressLine1: HOSTILE, comments: HOSTILE },
      { name: HOSTILE },
    );
    await toDealer(lead);
    await toVisitor(lead);
    expect(host.mails.map(({ recipients }) => recipients)).toEqual([
      ['office@ace.example'],
      ['ann@example.com'],
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
  ])('contain no second recipient from the address %j', async (email) => {
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
  const MAIL = { id: '1', to: 'ann@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

  test('that rejects a mail is reported only by its code', async () => {
    host.refuse('Ann Doe does not live here');
    expect(await toVisitor()).toEqual(E.left({ _tag: 'Refused', fault: 'EENVELOPE 550' }));
  });

  const answering = (step: 'onMailFrom' | 'onRcptTo' | 'onData' | 'onConnect', responseCode: number) => {
    const failure = Object.assign(new Error('no'), { responseCode });
    return new MailHost({
      [step]: (...args: ReadonlyArray<unknown>) => {
        const [first] = args;
        if (step === 'onData') (first as Readable).resume();
        (args.at(-1) as (failure: Error) => void)(failure);
      },
    });
  };
  test.each([
    ['a recipient permanently', 'onRcptTo', 550, 'Refused'],
    ['a recipient temporarily (greylisting)', 'onRcptTo', 450, 'Retryable'],
    ['a mail permanently', 'onData', 554, 'Refused'],
    ['a mail temporarily', 'onData', 451, 'Retryable'],
    ['the sender', 'onMailFrom', 553, 'Unreachable'],
    ['a client without a login', 'onRcptTo', 530, 'Unreachable'],
    ['everything because it shuts down', 'onRcptTo', 421, 'Unreachable'],
    ['the connection', 'onConnect', 554, 'Unreachable'],
  ] as const)('that rejects %s: %s %d is %s', async (_case, step, code, tag) => {
    const refusing = answering(step, code);
    const outcome = await sender(await refusing.open()).send(MAIL)();
    await refusing.close();
    expect(outcome).toMatchObject({ left: { _tag: tag } });
  });

  test('is not called for an invalid address', async () => {
    expect(await sender(port).send({ ...MAIL, to: 'ann@exa mple.com>' })()).toMatchObject({
      left: { _tag: 'Refused' },
    });
  });

  test('receives its password if it requires a login', async () => {
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
    expect(await sender(guardedPort, 5_000, 'site:p%40ss@').send(MAIL)()).toEqual(E.right(undefined));
    const refused = await sender(guardedPort, 5_000, 'site:wrong@').send(MAIL)();
    expect(refused).toEqual(E.left({ _tag: 'Unreachable', fault: 'EAUTH 535' }));
    expect(seen).toEqual(['site p@ss', 'site wrong']);
    await guarded.close();
  });

  test.each<[string, SMTPServerOptions]>([
    ['never greets', { onConnect: () => undefined }],
    ['never accepts the mail', { onData: (stream) => void stream.resume() }],
  ])('is abandoned after the timeout if it %s', async (_what, options) => {
    const slow = new MailHost(options);
    expect(await sender(await slow.open(), 100).send(MAIL)()).toEqual(
      E.left({ _tag: 'Unreachable', fault: 'EABORT' }),
    );
    await slow.close();
  });

  test('is reported by a code if it is down', async () => {
    await host.close();
    expect(await toVisitor()).toMatchObject({ left: { fault: expect.stringMatching(/^E[A-Z]+$/) } });
    host = new MailHost();
    await host.open();
  });
});
