import { expect, test } from '@jest/globals';
import { requestText } from '../../../application/provider/accept-lead/request-text.ts';
import { LEAD_FIELDS } from '../../../domain/lead/lead-fields.ts';
import { EVERY_FIELD } from '../../builders/sent-lead.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';

/** Hashes of these texts are stored: if a release changed a text, a repeated request would become a conflict. */
test('A request without later fields has the same text as in the first release', () => {
  const { urgency: _urgency, callTime: _callTime, smsOptIn: _smsOptIn, ...first } = EVERY_FIELD;
  expect(requestText(aSubmittedLead(first).lead, 'person')).toBe(
    '["person","contact-modal","Contact Modal","RUNTRU","CONTACT_DEALER","RUNTRU",7,"","","repair system","Ann","Doe",' +
      '"ann@example.com","972-555-4100","1200 Main St","Addison","TX","75001","US","Repair","true","phone",' +
      '"The furnace rattles.","Contact Opt In","2026-11-23","morning"]',
  );
  expect(requestText(aSubmittedLead().lead, 'robot')).toBe(
    '["robot","contact-modal","Contact Modal","RUNTRU","CONTACT_DEALER","RUNTRU",7,"","","","Ann","Doe",' +
      '"Ann@Example.com","9725550100","","","","75001","","","","","","","",""]',
  );
});

test.each(LEAD_FIELDS)('Requests that differ in %s have different texts', (name) =>
  expect(requestText(aSubmittedLead({ [name]: 'x' }).lead, 'person')).not.toBe(
    requestText(aSubmittedLead({ [name]: 'y' }).lead, 'person'),
  ),
);
