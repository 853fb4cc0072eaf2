import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import type { AddressedRequest } from '../../../application/provider/deliver-leads/find-recipient.ts';
import { requestDigest, requestMail } from '../../../application/provider/deliver-leads/mail-texts.ts';
import { visitorMail } from '../../../application/provider/deliver-leads/visitor-mail.ts';
import { emergencyIn } from '../../../domain/help/translated-emergencies.ts';
import type { FormId } from '../../../domain/lead/form-ids.ts';
import { LEAD_FIELD_TABLE } from '../../../domain/lead/lead-fields.ts';
import { unsafeValidLead, type Draft } from '../../../domain/lead/lead.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { aMailbox } from '../../builders/a-mailbox.ts';
import { EVERY_FIELD } from '../../builders/sent-lead.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { plainRequestLinks } from '../../fakes/leads/plain-request-links.ts';

const FACTS = { brandName: 'RunTru', phone: '1-800-555-0199', links: plainRequestLinks };
const ACE = aDealer().named('ACE HVAC LLC').with({ phone1: '9725550107' }).build();

const addressed = (fields: Draft = {}, more: Partial<AddressedRequest> = {}): AddressedRequest => ({
  request: aSubmittedLead(fields),
  recipient: aMailbox('office@ace.example'),
  dealer: O.none,
  nearest: null,
  timeZone: O.none,
  ...more,
});

const mailOf = (fields: Draft): string => requestMail(addressed(fields), FACTS).text;

describe('The mail to a dealer (contract, section 7)', () => {
  test.each(LEAD_FIELD_TABLE.filter(({ mail }) => mail !== null).map(({ name }) => name))(
    'contains the lead’s %s',
    (name) => expect(mailOf({ [name]: '7' })).not.toBe(mailOf({ [name]: '' })),
  );

  test('lists the request in a fixed order', () => {
    const text = mailOf({ ...EVERY_FIELD, comments: 'It is cold.\nPlease ring twice.' });
    expect(text.slice(text.indexOf('Name:'))).toBe(`Name: Ann Doe
Phone: 1-972-555-4100
Email: ann@example.com
Address: 1200 Main St, Addison, TX 75001, US

Topic: repair system
Reason: Repair
Owns one of our systems: yes
Wants to be reached by: phone
Preferred visit: Monday, November 23, morning
Urgency: In the next days
Best time to call: Evening
Wants to hear about offers: yes
May be texted: yes

Comments:
It is cold.
Please ring twice.
`);
  });

  test('is about calling now if the request is urgent', () => {
    const urgent = { firstName: 'Ann', phone: '(612) 555-0101', urgency: 'now' };
    const winter = requestMail(addressed(urgent), FACTS);
    expect(winter.subject).toBe('No heat: call Ann, 612-555-0101');
    expect(winter.text).toContain('Please call them now.');
    expect(winter.text).toContain('Urgency: No heat or no cooling now\n');
    const july = { ...urgent, acceptedAt: Date.UTC(2026, 6, 20) };
    expect(requestMail(addressed(july), FACTS).subject).toBe('No cooling: call Ann, 612-555-0101');
    const lost = requestMail(addressed(urgent, { nearest: [] }), FACTS);
    expect([lost.subject, lost.text]).toEqual([
      winter.subject,
      expect.stringContaining('someone calls them now'),
    ]);
  });

  test('puts urgent requests first among several', () => {
    const requests = [addressed({ firstName: 'Bob' }), addressed({ firstName: 'Ann', urgency: 'now' })];
    const { subject, text } = requestDigest(requests, FACTS);
    expect(subject).toBe('RunTru: 2 new requests, 1 urgent');
    expect(text.indexOf('Ann')).toBeLessThan(text.indexOf('Bob'));
  });

  test('marks values that are probably mistakes', () => {
    const { lead, ...rest } = aSubmittedLead({
      addressLine1: 'The blue house',
      city: 'Addison',
      state: 'TX',
    });
    const doubts = ['addressLine1', 'phone', 'email'] as const;
    const doubted = { ...rest, lead: unsafeValidLead({ ...lead.metadata, doubts }, lead.fields) };
    const { text } = requestMail(addressed({}, { request: doubted }), FACTS);
    expect(text).toContain('Address: The blue house, Addison, TX 75001 (check the address)\n');
    expect(text).toContain('Phone: 1-972-555-0100 (check the phone number)\n');
    expect(text).toContain('Email: Ann@Example.com (check the email address)\n');
  });

  test('leaves out missing fields without gaps', () =>
    expect(mailOf({ firstName: '', city: 'London', zip: 'SW1A 1AA', owner: 'false' })).toMatch(
      /Name: Doe\n[^]*\nAddress: London, SW1A 1AA\n\nOwns one of our systems: no\n$/,
    ));
});

describe('A request in another language', () => {
  const written = (formId: FormId) => {
    const lead = aSubmittedLead();
    return { ...lead, lead: unsafeValidLead({ ...lead.lead.metadata, formId }, {}) };
  };
  const toDealer = (formId: FormId) => requestMail({ ...addressed(), request: written(formId) }, FACTS).text;

  test('names its language to the dealer, except English', () => {
    expect(toDealer('dealer-modal-fr')).toContain('\nLanguage: French\n');
    expect(toDealer('booking-es')).toContain('\nLanguage: Spanish\n');
    expect(toDealer('dealer-modal')).not.toContain('Language');
  });

  test('is confirmed in French with a space before colons', () =>
    expect(visitorMail(written('dealer-modal-fr'), O.some(ACE), FACTS).text).toContain(
      'La suite\u00a0:\n1. ',
    ));
});

describe('The confirmation of an urgent request', () => {
  const sent = (formId: FormId, urgency: string) => {
    const lead = aSubmittedLead();
    return { ...lead, lead: unsafeValidLead({ ...lead.lead.metadata, formId }, { urgency }) };
  };

  test.each([
    ['dealer-modal', 'en'],
    ['booking-es', 'es'],
    ['dealer-modal-fr', 'fr'],
  ] as const)('%s says what to do in danger meanwhile, in its language', (formId, language) => {
    const colon = language === 'fr' ? '\u00a0:' : ':';
    const { text } = visitorMail(sent(formId, 'now'), O.some(ACE), FACTS);
    for (const danger of ['gas-smell', 'carbon-monoxide', 'frozen-pipes', 'heat-or-cold']) {
      const { title, steps } = emergencyIn(danger, language);
      expect(text).toContain(`${title}${colon} ${steps.join(' ')}`);
      expect(visitorMail(sent(formId, 'days'), O.some(ACE), FACTS).text).not.toContain(title);
    }
  });
});

test('The confirmation of a request that describes a danger starts with what to do, and names no other danger', () => {
  const lead = aSubmittedLead();
  const comments = 'I smell gas in the basement';
  const asked = { ...lead, lead: unsafeValidLead(lead.lead.metadata, { comments }) };
  const { text } = visitorMail(asked, O.some(ACE), FACTS);
  const [gas, monoxide] = [emergencyIn('gas-smell', 'en'), emergencyIn('carbon-monoxide', 'en')];
  expect(text.indexOf(gas.title)).toBeGreaterThan(-1);
  expect(text.indexOf(gas.title)).toBeLessThan(text.indexOf('R-'));
  expect(text).not.toContain(monoxide.title);
  expect(text).not.toContain(comments);
});

describe('The next steps of a confirmation', () => {
  const CALL = 'Call them and say you’ve sent a request.';
  const steps = (urgency: string, dealer: Dealer) => {
    const lead = aSubmittedLead();
    const asked = { ...lead, lead: unsafeValidLead(lead.lead.metadata, { urgency }) };
    return visitorMail(asked, O.some(dealer), FACTS).text.match(/^\d\. .*$/gm) ?? [];
  };

  test.each([
    ['now', '1. '],
    ['later', '3. '],
  ])('say when to call the dealer: %s', (urgency, place) =>
    expect(
      steps(urgency, ACE)
        .find((line) => line.includes(CALL))
        ?.slice(0, 3),
    ).toBe(place),
  );

  test('say nothing about calling a dealer without a number', () => {
    const unreachable = steps('now', { ...ACE, phone1: '', phone2: '', phone3: '' });
    expect(unreachable).toHaveLength(2);
    expect(unreachable.join()).not.toContain(CALL);
  });
});

describe('A mail about a request for a dealer', () => {
  test('names the dealer and their number, to the dealer and to the visitor, in English and French', () => {
    const { text } = requestMail(addressed({}, { dealer: O.some(ACE) }), FACTS);
    expect(text).toContain('\nDealer: Ace HVAC LLC, 1-972-555-0107\n');
    const lead = aSubmittedLead();
    expect(visitorMail(lead, O.some(ACE), FACTS).text).toContain(
      '\n\nYour dealer: Ace HVAC LLC, 1-972-555-0107\n\n',
    );
    const french = {
      ...lead,
      lead: unsafeValidLead({ ...lead.lead.metadata, formId: 'dealer-form-fr' }, {}),
    };
    expect(visitorMail(french, O.some(ACE), FACTS).text).toContain(
      '\n\nVotre concessionnaire : Ace HVAC LLC, 1-972-555-0107\n\n',
    );
    expect(visitorMail(lead, O.none, FACTS).text).not.toContain('dealer');
  });

  test.each([
    [{ phone1: ' ', phone2: '9725550102' }, 'Ace HVAC LLC, 1-972-555-0102'],
    [{ phone1: '', phone3: '9725550103' }, 'Ace HVAC LLC, 1-972-555-0103'],
    [{ phone1: '' }, 'Ace HVAC LLC'],
    [{ name: 'Ace\n\nBcc: x', phone1: '' }, 'Ace Bcc: X'],
  ])('for a dealer with %j contains %s', (fields, line) =>
    expect(requestMail(addressed({}, { dealer: O.some({ ...ACE, ...fields }) }), FACTS).text).toContain(
      `\nDealer: ${line}\n`,
    ),
  );

  test.each([
    ['America/Chicago', 'November 20, 2026 at 6:00 AM CST'],
    ['America/Los_Angeles', 'November 20, 2026 at 4:00 AM PST'],
    ['America/Toronto', 'November 20, 2026 at 7:00 AM EST'],
    [null, 'November 20, 2026 at 6:00 AM CST'],
  ])('shows when it was received, in the visitor’s time zone: %s', (timeZone, received) =>
    expect(requestMail(addressed({}, { timeZone: O.fromNullable(timeZone) }), FACTS).text).toContain(
      `\nReceived: ${received}\n`,
    ),
  );
});

describe('A mail about a request that no dealer receives', () => {
  const near = [1, 2.5, 12].map((miles, i) =>
    aDealer()
      .named(`NEAR AIR ${i}`)
      .with({ phone1: `972555010${i}` })
      .milesAway(miles)
      .build(),
  );

  test('states that no dealer receives it, and names the nearest dealers and their numbers', () => {
    const mail = requestMail(addressed({ comments: 'It is cold.' }, { nearest: near }), FACTS);
    expect(mail.subject).toMatch(/^New request near 75001 without a dealer \(R-\w{8}\)$/);
    expect(mail.text).toMatch(/a request that no dealer’s mailbox receives\./);
    expect(mail.text).toMatch(
      /Comments:\nIt is cold\.\n\nNearest dealers:\nNear Air 0, 1-972-555-0100, 1 mile\nNear Air 1, 1-972-555-0101, 2\.5 miles\nNear Air 2, 1-972-555-0102, 12 miles\n$/,
    );
    expect(requestDigest([addressed(), addressed({}, { nearest: near })], FACTS).text).toMatch(
      /--- Request 2 of 2 ---[^]*Nearest dealers:\nNear Air 0/,
    );
  });

  test('has no list of nearest dealers if none is known', () =>
    expect(requestMail(addressed({}, { nearest: [] }), FACTS).text).not.toContain('Nearest'));
});

describe('A mail as html', () => {
  const { html, text } = requestMail(
    addressed(
      { topic: 'repair system', comments: '<b>It is cold.</b>\nPlease ring.' },
      { dealer: O.some(ACE) },
    ),
    FACTS,
  );

  test('has the same content as its text, with typed markup escaped', () => {
    const shown = html.replace(/<head>.*?<\/head>/s, '').replace(/<[^>]+>/g, ' ');
    for (const word of text
      .replace(/https:\S+/g, ' ')
      .replace(/[:<>]|^- |b>/gm, ' ')
      .split(/\s+/)
      .filter((one) => /^[\w-]+$/.test(one)))
      expect(shown).toContain(word);
    expect(html).toContain('&lt;b&gt;It is cold.&lt;/b&gt;');
  });

  test('has dark colors and dialable numbers, and loads nothing', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('<a href="tel:+19725550100"');
    expect(html).not.toMatch(/<img|<link|src=|url\(/);
    expect(html.match(/https?:[^"]*/g)).toEqual([expect.stringContaining('/request/')]);
  });

  test('explains to the visitor, in their language, what happens next', () => {
    const lead = aSubmittedLead();
    const mail = visitorMail(lead, O.some(ACE), FACTS);
    expect(mail.html).toContain('<html lang="en">');
    expect(mail.html).toContain('<a href="tel:+19725550107"');
    expect(mail.text).toContain(
      'What happens next:\n1. Your dealer will call or email you to set up a time.',
    );
    expect(visitorMail(lead, O.none, FACTS).text).not.toContain('What happens next');
  });
});

describe('The subject of a mail to a dealer', () => {
  test.each<[Draft, RegExp]>([
    [{ topic: 'repair system', zip: '75001-1234' }, /^New request near 75001: Repair system \(R-\w{8}\)$/],
    [{ topic: 'Ann Doe, 1200 Main St', zip: 'Ann' }, /^New request \(R-\w{8}\)$/],
  ])('contains the place and topic, but no free text: %j', (fields, subject) =>
    expect(requestMail(addressed(fields), FACTS).subject).toMatch(subject),
  );
});
