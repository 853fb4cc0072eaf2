import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { checkLead } from '../../../domain/lead/check-lead.ts';
import type { LeadForm } from '../../../domain/lead/form.ts';
import { bookingForm } from '../../../domain/lead/forms/booking.ts';
import { contactModal } from '../../../domain/lead/forms/contact-modal.ts';
import { newsletter } from '../../../domain/lead/forms/newsletter.ts';
import { LEAD_BRAND, type Draft, type ValidLead } from '../../../domain/lead/lead.ts';
import { decodeReceipt, decodeRefusal, postingOf } from '../../../infrastructure/wire/lead-wire.ts';
import { companyId } from '../../builders/company-id.ts';
import { HOMEOWNER } from '../../builders/sent-lead.ts';

const ann: Draft = HOMEOWNER;

const leadOf = (form: LeadForm, draft: Draft, id: number | null = null, mtaAid = ''): ValidLead => {
  const dealer = id === null ? null : companyId(id);
  const lead = checkLead(form, draft, { brand: LEAD_BRAND, companyId: dealer, mtaAid, mtaSid: '' });
  if (E.isLeft(lead)) throw new Error(JSON.stringify(lead.left));
  return lead.right;
};
const posted = (lead: ValidLead): [string, unknown] => {
  const { path, body } = postingOf(lead);
  return [path, JSON.parse(body)];
};

describe('A lead on the wire (contract, section 3)', () => {
  test('is flat and omits empty values', () => {
    const metadata = { formId: 'contact-modal', name: 'Who are we helping today?', brand: 'RUNTRU' };
    const about = { ...metadata, kind: 'CONTACT_DEALER', source: 'RUNTRU' };
    expect(posted(leadOf(contactModal, ann))).toEqual(['/api/leads', { ...about, ...ann }]);
    expect(posted(leadOf(contactModal, ann, 7, 'a-1'))).toEqual([
      '/api/leads',
      { ...about, ...ann, companyId: 7, mtaAid: 'a-1' },
    ]);
  });

  test('is a booking if it has a day', () => {
    const wish: Draft = { preferredDate: '2026-11-20', preferredWindow: 'morning' };
    const [path, body] = posted(
      leadOf(
        bookingForm(() => '2026-11-20'),
        { ...ann, ...wish },
        7,
      ),
    );
    expect(path).toBe('/api/bookings');
    expect(body).toMatchObject({ formId: 'booking', companyId: 7, ...wish });
  });

  test('contains only the address for a newsletter', () => {
    expect(posted(leadOf(newsletter, { email: 'ann@example.com' }, null, 'a-1'))).toEqual([
      '/api/newsletter',
      { email: 'ann@example.com' },
    ]);
  });
});

describe('The response to a lead', () => {
  const id = '1f0e7c3a-5b2d-4c8e-9a6f-0123456789ab';

  test('names the lead in a receipt', () => expect(decodeReceipt(`{"id":"${id}","more":1}`)).toBe(id));

  test.each(['', '{', 'null', '[]', '{}', '{"id":7}', '{"id":"R-1234"}', `"${id}"`])(
    'is not a receipt: %s',
    (text) => expect(decodeReceipt(text)).toBeNull(),
  );

  test('lists the errors of known fields in a rejection', () => {
    const errors = [
      { field: 'zip', message: 'Enter your zip/postal code.' },
      { field: 'companyId', message: 'Not a dealer' },
      { field: 'toString', message: 'x' },
      { field: 'email', message: 'Please enter a valid email address' },
    ];
    expect(decodeRefusal(JSON.stringify({ title: 'Invalid', errors }))).toEqual([errors[0], errors[3]]);
  });

  test('can be any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect([decodeReceipt(text), decodeRefusal(text)]).toEqual([null, []]);
      }),
    );
  });
});
