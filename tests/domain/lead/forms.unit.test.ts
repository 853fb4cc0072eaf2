import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { checkLead, messagesFor, missingIn } from '../../../domain/lead/check-lead.ts';
import { fieldsOf, type LeadForm } from '../../../domain/lead/form.ts';
import type { FormId } from '../../../domain/lead/form-ids.ts';
import { WINDOWS } from '../../../domain/lead/booking-wish.ts';
import { formOn, formsOn } from '../../../domain/lead/forms/forms.ts';
import type { Draft, LeadField } from '../../../domain/lead/lead.ts';
import { normalText } from '../../../domain/lead/normal-contact.ts';
import { consentsOf } from '../../../domain/lead/consent.ts';
import { ANN } from '../../builders/a-draft.ts';
import { companyId } from '../../builders/company-id.ts';

const FORMS = formsOn(() => '2026-11-20');
const formNamed = (id: string): LeadForm => {
  const form = FORMS.find((each) => each.id === id);
  if (form === undefined) throw new Error(`There is no form ${id}`);
  return form;
};
const METADATA = { brand: 'RUNTRU', companyId: companyId(7), mtaAid: '', mtaSid: '' };
const messages = (form: LeadForm, draft: Draft) =>
  Object.fromEntries(messagesFor(form, fieldsOf(form), draft).map(({ field, message }) => [field, message]));

const EMAIL = 'Please enter a valid email address';
const PHONE = 'Enter your phone number.';
const TWO_NUMBERS = 'Enter one phone number. This looks like two.';
const ZIP = 'Enter your zip/postal code.';
const ADDRESSED = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'addressLine1',
  'city',
  'state',
  'zip',
] as const;

test('Each form is found under its own id', () =>
  expect(FORMS.map(({ id }) => formOn(id as FormId, () => '2026-11-20').id)).toEqual(
    FORMS.map(({ id }) => id),
  ));

/** The required fields of each form (specification, section 5; contract, section 7). */
const REQUIRED: { readonly [formId: string]: ReadonlyArray<LeadField> } = {
  'home-form': ['topic', ...ADDRESSED],
  booking: ['preferredDate', 'preferredWindow', ...ADDRESSED],
  'customer-care': ['country', 'reason', 'owner', 'contactMethod', ...ADDRESSED],
  newsletter: ['email'],
};
const requiredIn = ({ id }: LeadForm) => REQUIRED[id] ?? ADDRESSED;

describe.each(FORMS)('The form $id', (form) => {
  test('rejects fields of spaces', () => {
    const spaces = Object.fromEntries(fieldsOf(form).map(({ name }) => [name, '  ']));
    expect(messages(form, spaces)).toEqual(messages(form, {}));
  });

  test.each(['\u200b', '\u00ad\u3164'])('rejects fields of invisible characters: %j', (unseen) => {
    const draft = Object.fromEntries(requiredIn(form).map((name) => [name, unseen]));
    expect(messages(form, draft)).toEqual(messages(form, {}));
    expect(missingIn(form, draft).map(({ name }) => name)).toEqual(requiredIn(form));
  });

  test('accepts correct values, and drops fields that it does not ask for', () => {
    const lead = checkLead(form, ANN, METADATA);
    const names = fieldsOf(form).map(({ name }) => name);
    const asked = Object.fromEntries(Object.entries(ANN).filter(([name]) => names.some((n) => n === name)));
    const { id: formId, name, kind, source } = form;
    expect(lead).toEqual(
      E.right({
        metadata: { formId, name, kind, source, ...METADATA, doubts: [], consents: consentsOf(form, ANN) },
        fields: asked,
      }),
    );
  });

  test('requires these fields, each with a message when it is left empty', () => {
    expect(Object.keys(messages(form, {}))).toEqual(requiredIn(form));
    expect(Object.values(messages(form, {}))).not.toContain('');
    expect(missingIn(form, {}).map(({ name }) => name)).toEqual(requiredIn(form));
  });

  test('keeps a text, normalized if it is contact data, or rejects it with a message', () =>
    fc.assert(
      fc.property(fc.constantFrom(...fieldsOf(form)), fc.string({ unit: 'binary' }), ({ name }, text) => {
        const lead = checkLead(form, { ...ANN, [name]: text }, METADATA);
        if (E.isRight(lead)) expect(lead.right.fields[name] ?? '').toBe(normalText(name, text));
        else expect(lead.left.messages).toEqual([{ field: name, message: expect.stringMatching(/./) }]);
      }),
    ));

  test.each(fieldsOf(form))('rejects a $name above its maximum length', ({ name, maxLength }) => {
    const draft = { ...ANN, [name]: 'a'.repeat(maxLength + 1) };
    expect(messages(form, draft)[name]).toMatch(/(Use at most|Au plus) \d+ (characters|caractères)\./);
  });

  test('rejects a text that a database cannot store', () => {
    expect(messages(form, { ...ANN, email: 'ann\0@example.com' })['email']).toMatch(/can’t save|ne peuvent/);
    expect(messages(form, { ...ANN, email: 'ann\ud800@example.com' })['email']).toMatch(
      /can’t save|ne peuvent/,
    );
  });
});

describe('Rules of individual forms (specification, section 5)', () => {
  test.each([
    ['contact-modal', 'email', 'ann', 'Email must be valid'],
    ['newsletter', 'email', 'ann@example', 'Please enter an email with a @ and a domain name.'],
    ['home-form', 'email', 'ann@', EMAIL],
    ['home-form', 'email', 'ann@example.com;', EMAIL],
    ['home-form', 'email', '<ann@example.com>', EMAIL],
    ['home-form', 'email', 'ann,lee@example.com', EMAIL],
    ['dealer-modal', 'firstName', 'A', 'First name must be at least 2 characters'],
    ['dealer-modal', 'lastName', 'W', 'Last name must be at least 2 characters'],
    ['dealer-modal', 'addressLine1', '1', 'Street address must be at least 2 characters'],
    ['schedule-service', 'city', 'A', 'City must be at least 2 characters'],
    ['customer-care', 'addressLine1', '1', 'Street address must be at least 2 characters'],
    ['contact-form', 'zip', '7500', 'Zip/Postal Code must be valid'],
    ['contact-form', 'zip', '175001-1234', 'Zip/Postal Code must be valid'],
    ['contact-form', 'zip', '75001-12345', 'Zip/Postal Code must be valid'],
    ['contact-form', 'phone', '214555', PHONE],
    ['contact-form', 'phone', '1234567890123456', PHONE],
    ['contact-form', 'phone', 'call me', PHONE],
    ['contact-form', 'phone', '0000000000', PHONE],
    ['contact-modal', 'phone', '999-999-9999', PHONE],
    ['home-form', 'phone', '1 (111) 111-1111', PHONE],
    ['contact-form', 'phone', '214-555-0100 or 972-555-0100', TWO_NUMBERS],
    ['dealer-form', 'phone', '214-555-0100 / 972-555-0100', TWO_NUMBERS],
    ['home-form', 'phone', '214 555 0100 972 555 0100', TWO_NUMBERS],
    ['contact-modal', 'phone', '555-0100, 555-0101', TWO_NUMBERS],
    ['contact-form', 'phone', '800-CALL', PHONE],
    ['contact-form', 'phone', '214 call me please, any evening', PHONE],
    ['contact-form', 'phone', '555 x12345', PHONE],
    ['dealer-form', 'state', 'ZZ', 'Please select an option.'],
    ['home-form', 'zip', '7500', ZIP],
    ['booking', 'preferredWindow', 'night', 'Choose a time of day.'],
  ] as const)('%s: %s %p', (formId, field, text, message) =>
    expect(messages(formNamed(formId), { ...ANN, [field]: text })).toEqual({ [field]: message }),
  );

  test.each(['\u00ad', '\u200b', '\u2060', '\ufe0f', '\u3164'])(
    'no form accepts an e-mail address with the invisible character %j',
    (invisible) => {
      for (const email of [`an${invisible}n@example.com`, `ann@exam${invisible}ple.com`])
        expect(messages(formNamed('home-form'), { ...ANN, email })).toEqual({ email: EMAIL });
    },
  );

  test.each([
    'ann@example。',
    'ann@example．',
    'ann＠@example.com',
    'ann@exam\u00a8ple.com',
    'ann@exa；mple.com',
  ])('an e-mail address is checked in its normalized form: not %s', (email) =>
    expect(messages(formNamed('home-form'), { ...ANN, email })).toEqual({ email: EMAIL }),
  );

  test.each([
    'ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'ann@bücher.example',
    'ann@mail.example。com',
    '"ann"@example.com',
  ])('an e-mail address may be spelled %s', (email) =>
    expect(messages(formNamed('home-form'), { ...ANN, email })).toEqual({}),
  );

  test.each(['75001', '750011234', '75001-1234', '75001 1234', 'M5V 3L9', 'm5v-3l9', 'M5V3L9'])(
    'the contact form accepts the zip %s',
    (zip) => expect(messages(formNamed('contact-form'), { ...ANN, zip })).toEqual({}),
  );

  test.each(['M5V3L9', 'M5V 3L9', '75001-1234'])('the other forms accept %s', (zip) =>
    expect(messages(formNamed('dealer-modal'), { ...ANN, zip })).toEqual({}),
  );

  test.each([
    ...['1-800-CALL-NOW', '800 call now ext. 12', '(214) 555-HEAT', '1-214-555-HEAT', '1 800 4-FURNACE'],
    ...[
      '2145550100 cell',
      '+45 12345678 9',
      '2145550100',
      '214-555-0100 x12',
      '214-555-0100 x123456',
      '555-0100 ext. 12',
      '+49 30 / 1234567',
      '214/555-0100',
    ],
  ])('a form accepts the phone number %s', (phone) =>
    expect(messages(formNamed('contact-form'), { ...ANN, phone })).toEqual({}),
  );

  test('spaces around a text neither make it invalid nor make it long enough', () => {
    const spaced = { ...ANN, email: ' ann@example.com ', zip: ' 75001 ', addressLine1: ' 12 Elm St ' };
    for (const form of FORMS) expect(messages(form, spaced)).toEqual({});
    expect(messages(formNamed('dealer-modal'), { ...ANN, firstName: ' A ' })).toEqual({
      firstName: 'First name must be at least 2 characters',
    });
  });

  test('a name may have two characters, in any script', () =>
    expect(messages(formNamed('dealer-modal'), { ...ANN, firstName: 'Al', lastName: '李明' })).toEqual({}));

  test('the French form asks for one number in French', () =>
    expect(messages(formNamed('dealer-form-fr'), { ...ANN, phone: '514-555-0100 ou 438-555-0100' })).toEqual({
      phone: 'Entrez un seul numéro de téléphone. Il semble y en avoir deux.',
    }));

  test('customer care needs no state in other countries, and accepts any postal code', () => {
    const elsewhere = { ...ANN, country: 'OO', state: '', zip: 'SW1A 1AA' };
    expect(messages(formNamed('customer-care'), elsewhere)).toEqual({});
    expect(missingIn(formNamed('customer-care'), elsewhere)).toEqual([]);
  });

  test('the thank-you message names the dealer or customer service (section 8)', () => {
    const { success } = formNamed('home-form');
    const facts = { phone: '1-800-555-0199' };
    expect(success({ topic: 'pricing' }, facts).text).toBe(
      'We’ve received your request and a dealer will reach out to you shortly.',
    );
    expect(success({ topic: 'other' }, facts).text).toContain('1-800-555-0199, Mon-Fri 8am-6pm CST');
    expect(formNamed('customer-care').success({}, facts).text).toContain('Mon-Fri 8am-5pm CT');
    expect(formNamed('contact-form').success({}, facts).text).toContain('Mon-Fri 7am-5pm CST');
    expect(formNamed('dealer-form-fr').success({}, facts)).toMatchObject({
      heading: 'Merci!',
      text: expect.stringMatching(/^Nous avons reçu votre demande/),
      promise: expect.stringContaining('8h-18h CST'),
    });
    expect(formNamed('newsletter').success({}, facts)).toEqual({
      heading: 'Thank you!',
      text: 'You’re on the list. Watch your inbox for our next newsletter.',
    });
  });
});

describe('The kind and source of forms (specification, section 3; contract, section 7)', () => {
  test('each form has its kind and source', () => {
    const kinds = Object.fromEntries(FORMS.map(({ id, kind, source }) => [id, `${kind} ${source}`]));
    expect(kinds).toEqual({
      'home-form': 'CONTACT_DEALER RUNTRU',
      'contact-modal': 'CONTACT_DEALER RUNTRU',
      'dealer-modal': 'CONTACT_DEALER RUNTRU:CONTACT_DEALER_MODAL',
      booking: 'CONTACT_DEALER RUNTRU',
      'schedule-service': 'CONTACT_DEALER RUNTRU',
      rebates: 'CONTACT_DEALER RUNTRU',
      estimate: 'CONTACT_DEALER RUNTRU',
      'dealer-form': 'CONTACT_DEALER RUNTRU',
      'dealer-form-fr': 'CONTACT_DEALER RUNTRU',
      'customer-care': 'CUSTOMER_SERVICE RUNTRU',
      'contact-form': 'CUSTOMER_SERVICE RUNTRU',
      newsletter: 'MARKETO RUNTRU',
    });
  });

  test('the booking form is for one dealer and asks for a day first', () => {
    const form = formOn('booking', () => '2026-11-20');
    expect(form).toMatchObject({ language: 'en', name: 'Book online', isForDealer: true });
    expect(form).toMatchObject({ kind: 'CONTACT_DEALER', source: 'RUNTRU' });
    expect([form.waitsForFields, form.isSummedUp]).toEqual([false, true]);
    expect(form.consent).toBe(
      `By pressing ${form.submit}, you consent to being contacted by a local dealer.`,
    );
    const line = { kind: 'line', label: 'Preferred visit' };
    expect(form.steps[0]).toMatchObject([
      { label: 'Preferred date', control: { kind: 'day' }, hint: 'Monday through Saturday', mail: line },
      { label: 'Time of day', control: { kind: 'radio-group', options: WINDOWS }, mail: line },
    ]);
  });

  test.each([
    ['true', 'yes', true],
    ['false', 'no', false],
  ])(
    'a mail states whether the visitor owns a system (%s), and owners are asked for the serial number',
    (owner, read, isAsked) => {
      const field = fieldsOf(formNamed('customer-care')).find(({ name }) => name === 'owner');
      const mail = field?.mail;
      expect(mail?.kind === 'line' ? mail.read?.(owner) : null).toBe(read);
      expect(field?.hintWhen?.holds({ owner })).toBe(isAsked);
    },
  );

  test('every request form asks whether it is urgent, last and optionally', () => {
    const withoutTiming = FORMS.filter((form) => fieldsOf(form).every(({ name }) => name !== 'urgency'));
    expect(withoutTiming.map(({ id }) => id)).toEqual(['customer-care', 'newsletter']);
    for (const form of FORMS.filter((each) => !withoutTiming.includes(each))) {
      const last = form.steps.at(-1)?.slice(-3) ?? [];
      expect(last.map(({ name }) => name)).toEqual(['urgency', 'callTime', 'smsOptIn']);
      expect(last.map(({ isOptional }) => isOptional?.({}))).toEqual([true, true, true]);
    }
    expect(messages(formNamed('home-form'), { ...ANN, urgency: 'maybe', callTime: 'night' })).toEqual({
      urgency: 'Is it urgent?',
      callTime: 'Best time to call',
    });
  });

  test('a field of spaces is missing', () => {
    const missing = missingIn(formNamed('contact-form'), { ...ANN, city: '  ' });
    expect(missing.map(({ name }) => name)).toEqual(['city']);
  });

  test('a lead contains no empty field', () => {
    const checked = checkLead(formNamed('contact-form'), { ...ANN, comments: '' }, METADATA);
    expect(E.isRight(checked) && Object.keys(checked.right.fields)).not.toContain('comments');
  });

  test('three forms wait for their fields', () =>
    expect(FORMS.filter(({ waitsForFields }) => waitsForFields).map(({ id }) => id)).toEqual([
      'schedule-service',
      'customer-care',
      'contact-form',
    ]));
});
