import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { formsOn } from '../../../domain/lead/forms/forms.ts';
import { comments } from '../../../domain/lead/fields.ts';
import { normalText } from '../../../domain/lead/normal-contact.ts';
import { LEAD_KINDS } from '../../../domain/lead/lead-kind.ts';
import { LEAD_FIELDS } from '../../../domain/lead/lead-fields.ts';
import { receivedLead, type LeadAsSent } from '../../../domain/lead/received-lead.ts';
import { aSentLead, EVERY_FIELD } from '../../builders/sent-lead.ts';

const today = () => '2026-11-20';
const receive = (sent: LeadAsSent, isBooking = false) => receivedLead(sent, { today, isBooking });
const leadOf = (sent: LeadAsSent, isBooking = false) => {
  const received = receive(sent, isBooking);
  return E.isRight(received) ? received.right.lead : null;
};
const faultsOf = (sent: LeadAsSent, isBooking = false) => {
  const received = receive(sent, isBooking);
  return E.isLeft(received) ? received.left : [];
};
const without = (sent: LeadAsSent, ...names: ReadonlyArray<string>): LeadAsSent =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => !names.includes(name)));

describe('A received lead (contract, section 3)', () => {
  test('is stored as it was sent, with normalized contact data', () => {
    const sent = aSentLead({
      comments: '  two\r\nlines ',
      mtaAid: 'aid',
      mtaSid: 'sid',
    });
    const lead = leadOf({ ...sent, firstName: ' Ann\u200b\r\n', companyId: 7 });
    expect(lead?.fields).toEqual(without(sent, 'formId', 'mtaAid', 'mtaSid'));
    expect(lead?.metadata).toEqual({
      formId: 'contact-modal',
      name: 'Who are we helping today?',
      brand: 'RUNTRU',
      kind: 'CONTACT_DEALER',
      source: 'RUNTRU',
      companyId: 7,
      mtaAid: 'aid',
      mtaSid: 'sid',
      doubts: [],
      consents: [expect.objectContaining({ purpose: 'contact' })],
    });
  });

  test('has its stated name and source, or else those of its form', () => {
    const said = { name: 'Spring campaign', source: 'RUNTRU:CONTACT_DEALER_MODAL' };
    expect(leadOf(aSentLead(said))?.metadata).toMatchObject({ ...said, formId: 'contact-modal' });
    expect(leadOf(aSentLead({ ...EVERY_FIELD, formId: 'customer-care', name: '' }))?.metadata).toMatchObject({
      name: 'Customer care',
      kind: 'CUSTOMER_SERVICE',
    });
  });

  test.each([...formsOn(today)])(
    'from $id is a $kind, and cannot state another kind (contract, section 7: kind and source)',
    ({ id, kind }) => {
      const sent = { ...EVERY_FIELD, formId: id, companyId: 7 };
      for (const said of [sent, { ...sent, kind: '' }, { ...sent, kind }])
        expect(leadOf(said)?.metadata.kind).toBe(kind);
      for (const other of LEAD_KINDS.filter((each) => each !== kind))
        expect(faultsOf({ ...sent, kind: other })).toEqual([{ field: 'kind', message: `Expected ${kind}.` }]);
    },
  );

  test('is checked by the rules of its form, with messages in the language of the form', () => {
    expect(faultsOf(aSentLead({ zip: '' }))).toEqual([
      { field: 'zip', message: 'Enter your zip/postal code' },
    ]);
    expect(faultsOf({ formId: 'dealer-form-fr' }).slice(0, 2)).toEqual([
      { field: 'firstName', message: 'Veuillez entrer votre prénom' },
      { field: 'lastName', message: 'Veuillez entrer votre nom' },
    ]);
  });

  test('of an unknown form is refused', () =>
    expect(faultsOf(aSentLead({ formId: 'fair-2027', state: 'ZZ' }))).toEqual([
      { field: 'formId', message: 'There is no such form.' },
    ]));

  test('states which consents were given, with the text that the form shows', () => {
    const consents = leadOf(aSentLead({ smsOptIn: 'SMS Opt In', contactOptIn: 'Contact Opt In' }))?.metadata
      .consents;
    expect(consents).toEqual([
      {
        purpose: 'contact',
        text: 'By pressing Request a call, you consent to being contacted by a local dealer.',
        version: expect.stringMatching(/^[\da-f]{8}$/),
        language: 'en',
      },
      {
        purpose: 'sms',
        text: 'You may text me about this request.',
        version: expect.stringMatching(/^[\da-f]{8}$/),
        language: 'en',
      },
    ]);
    expect(leadOf(aSentLead())?.metadata.consents.map(({ purpose }) => purpose)).toEqual(['contact']);
    const inFrench = leadOf(aSentLead({ formId: 'dealer-form-fr' }))?.metadata.consents[0];
    expect(inFrench).toMatchObject({ language: 'fr', text: expect.stringMatching(/^En appuyant/) });
    expect(inFrench?.version).not.toBe(consents?.[0]?.version);
  });

  test('keeps fields that its form does not ask for, and applies the rules of these fields', () => {
    expect(leadOf(aSentLead({ comments: 'Ring twice.' }))?.fields.comments).toBe('Ring twice.');
    expect(faultsOf(aSentLead({ comments: 'x'.repeat(4001) }))).toEqual([
      { field: 'comments', message: 'Use at most 4000 characters.' },
    ]);
  });

  test.each([
    [{ formId: '' }, 'formId', 'Say which form this is from.'],
    [{ name: 'x'.repeat(121) }, 'name', 'Use at most 120 characters.'],
    [{ mtaAid: 'x'.repeat(257) }, 'mtaAid', 'Use at most 256 characters.'],
    [{ mtaSid: 'x'.repeat(257) }, 'mtaSid', 'Use at most 256 characters.'],
    [{ brand: 'OTHER' }, 'brand', 'Expected RUNTRU.'],
    [{ kind: 'OTHER' }, 'kind', 'Expected CONTACT_DEALER.'],
    [{ source: 'OTHER' }, 'source', 'Expected RUNTRU or RUNTRU:CONTACT_DEALER_MODAL.'],
  ])('is rejected with a message for a fault outside of the form’s fields: %j', (said, field, message) =>
    expect(faultsOf(aSentLead(said))).toEqual([{ field, message }]),
  );

  test('is rejected if it names no form', () =>
    expect(faultsOf(without(aSentLead(), 'formId'))).toEqual([
      { field: 'formId', message: 'Say which form this is from.' },
    ]));

  test.each([['\0'], ['\ud800'], ['a\udc00b']])(
    'is rejected with %j, which no database can store',
    (text) => {
      const message = 'We can’t save some characters in this text. Please type it again.';
      for (const field of ['name', 'mtaAid', 'mtaSid', 'comments']) {
        expect(faultsOf(aSentLead({ [field]: text }))).toEqual([{ field, message }]);
      }
    },
  );

  test('may state the brand in any letter case, and has empty marketing ids by default', () => {
    const lead = leadOf(aSentLead({ brand: 'RunTru' }));
    expect(lead?.metadata).toMatchObject({ brand: 'RUNTRU', mtaAid: '', mtaSid: '' });
  });

  test('has length limits that include spaces', () => {
    const spacious = `No heat.${' '.repeat(comments.maxLength)}`;
    expect(faultsOf(aSentLead({ comments: spacious }))).toEqual([
      { field: 'comments', message: 'Use at most 4000 characters.' },
    ]);
  });

  test.each(['dealer-modal', 'schedule-service', 'booking'])('of %s must name a dealer', (formId) => {
    const sent = { ...EVERY_FIELD, formId };
    for (const withoutDealer of [sent, { ...sent, companyId: null }]) {
      expect(faultsOf(withoutDealer)).toEqual([{ field: 'companyId', message: 'No dealer selected.' }]);
    }
    expect(leadOf({ ...sent, companyId: 1 })?.metadata.companyId).toBe(1);
  });

  test.each(['dealer-modal', 'contact-modal', 'home-form'])(
    'of %s is refused if its company id is none, instead of going to nobody',
    (formId) => {
      for (const id of [0, -7, 2 ** 31])
        expect(faultsOf({ ...EVERY_FIELD, formId, companyId: id })).toEqual([
          { field: 'companyId', message: 'No dealer has this id.' },
        ]);
    },
  );
});

describe('A booking (contract, section 3)', () => {
  const day = { field: 'preferredDate', message: 'Choose a date from today on, Monday through Saturday.' };
  const window = { field: 'preferredWindow', message: 'Choose a time of day.' };

  test.each(['booking', 'contact-modal'])('of %s must have a day and a time of day', (formId) => {
    const sent = aSentLead({ formId, companyId: 7 });
    expect(faultsOf(sent, true)).toEqual([day, window]);
    expect(faultsOf({ ...sent, preferredDate: '2026-11-22', preferredWindow: 'night' }, true)).toEqual([
      day,
      window,
    ]);
    const wish = { preferredDate: '2026-11-23', preferredWindow: 'evening' };
    expect(faultsOf({ ...without(sent, 'firstName'), ...wish }, true)).toMatchObject([
      { field: 'firstName', message: expect.stringMatching(/your first name/) },
    ]);
    expect(leadOf({ ...sent, ...wish }, true)?.fields).toMatchObject({ ...wish, firstName: 'Ann' });
  });
});

const texts = fc.string({ unit: 'binary', maxLength: 60 });

test('Any input is rejected with one message per field, or stored, with normalized contact data', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...formsOn(today).map(({ id }) => id)),
      fc.dictionary(fc.constantFrom(...LEAD_FIELDS), texts),
      fc.boolean(),
      (formId, said, isBooking) => {
        const sent: LeadAsSent = { ...EVERY_FIELD, ...said, formId, companyId: 7 };
        const received = receive(sent, isBooking);
        if (E.isRight(received)) {
          for (const name of LEAD_FIELDS)
            expect(received.right.lead.fields[name] ?? '').toBe(normalText(name, sent[name] ?? ''));
        } else {
          const fields = received.left.map(({ field }) => field);
          expect(new Set(fields).size).toBe(fields.length);
          expect(Object.keys(said)).toEqual(expect.arrayContaining(fields));
        }
      },
    ),
  ));
