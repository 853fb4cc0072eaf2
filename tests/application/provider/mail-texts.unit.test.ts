import { describe, expect, test } from '@jest/globals';
import { dealerMail } from '../../../application/provider/deliver-leads/mail-texts.ts';
import { LEAD_FIELD_TABLE } from '../../../domain/lead/lead-fields.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import { EVERY_FIELD } from '../../builders/sent-lead.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';

const mailOf = (fields: Draft): string =>
  dealerMail(aSubmittedLead(fields), { brandName: 'RunTru', phone: '1-800-555-0199' }).text;

describe('The mail to a dealer (contract, section 7)', () => {
  test.each(LEAD_FIELD_TABLE.filter(({ mail }) => mail !== null).map(({ name }) => name))(
    'holds what a lead says of %s',
    (name) => expect(mailOf({ [name]: '7' })).not.toBe(mailOf({ [name]: '' })),
  );

  test('reads in one order', () => {
    const text = mailOf({ ...EVERY_FIELD, comments: 'It is cold.\nPlease ring twice.' });
    expect(text.slice(text.indexOf('Name:'))).toBe(`Name: Ann Doe
Phone: 1-972-555-0100
Email: ann@example.com
Address: 1200 Main St, Addison, TX 75001, US

Topic: repair system
Reason: Repair
Owns one of our systems: yes
Wants to be reached by: phone
Preferred visit: Monday, November 23, morning
Wants to hear about offers: yes

Comments:
It is cold.
Please ring twice.
`);
  });

  test('reads well without some of it', () =>
    expect(mailOf({ firstName: '', city: 'London', zip: 'SW1A 1AA', owner: 'false' })).toMatch(
      /Name: Doe\n[^]*\nAddress: London, SW1A 1AA\n\nOwns one of our systems: no\n$/,
    ));
});
