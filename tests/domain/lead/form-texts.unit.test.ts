import { describe, expect, test } from '@jest/globals';
import { fieldsOf } from '../../../domain/lead/form.ts';
import type { FormId } from '../../../domain/lead/form-ids.ts';
import { formOn } from '../../../domain/lead/forms/forms.ts';

const form = (id: FormId) => formOn(id, () => '2026-11-20');
const labels = (id: FormId) => fieldsOf(form(id)).map(({ label }) => label);
const field = (id: FormId, name: string) => fieldsOf(form(id)).find((one) => one.name === name);

const CALL = 'Request a call';
const PERSON = ['First name', 'Last name', 'Email', 'Phone'];
const ADDRESS = ['Street address', 'City', 'State/Province', 'Zip or postal code'];
const TROUBLE = "What's going on?";

describe('The names, submit texts and fields of forms (specification, sections 2 and 3)', () => {
  test.each<[id: FormId, name: string, submit: string, specified: ReadonlyArray<string>]>([
    ['home-form', 'How can we help?', CALL, ['What do you need help with?', ...PERSON, ...ADDRESS]],
    ['contact-modal', 'Who are we helping today?', CALL, [...PERSON, ...ADDRESS]],
    ['dealer-modal', 'Contact a dealer', CALL, [...PERSON, ...ADDRESS, TROUBLE]],
    [
      'booking',
      'Book online',
      'Send booking request',
      ['Preferred date', 'Time of day', ...PERSON, ...ADDRESS],
    ],
    ['schedule-service', 'Schedule service', CALL, [...PERSON, ...ADDRESS, TROUBLE]],
    ['rebates', 'Ask a dealer about rebates', CALL, [...PERSON, ...ADDRESS, 'Comments']],
    ['estimate', 'Get a quote from a local dealer', CALL, [...PERSON, ...ADDRESS, 'Comments']],
    ['dealer-form', 'Get in touch with a dealer', CALL, [...PERSON, ...ADDRESS]],
    [
      'dealer-form-fr',
      'Communiquer avec un concessionnaire',
      'Envoyer',
      ['Prénom', 'Nom', 'Courriel', 'Téléphone', 'Adresse', 'Ville', 'Province ou État', 'Code postal'],
    ],
    [
      'customer-care',
      'Customer care',
      'Send message',
      [
        ...[
          'Country',
          'How can we help you?',
          'Do you own one of our systems?',
          'How should we contact you?',
        ],
        ...[...PERSON, ...ADDRESS, 'Comments', 'Yes, keep me posted about products, tips and offers.'],
      ],
    ],
    ['contact-form', 'Contact us', 'Send message', [...PERSON, ...ADDRESS, 'Comments']],
    ['newsletter', 'Newsletter', 'Sign up', ['Email']],
  ])('are right for %s, which may ask for more', (id, name, submit, specified) => {
    const asked = labels(id).filter((label) => specified.includes(label));
    expect([form(id).name, form(id).submit, asked]).toEqual([name, submit, specified]);
  });

  test.each([
    ['home-form', 'topic', 'radio-group', ['New system', 'Repair system', 'Pricing', 'Other']],
    ['customer-care', 'country', 'select', ['United States', 'Canada', 'Other']],
    [
      'customer-care',
      'reason',
      'select',
      ['New System', 'Repair', 'Indoor Air Quality', 'Smart Home', 'Offers'],
    ],
    ['customer-care', 'owner', 'radio-group', ['Yes', 'No']],
    ['customer-care', 'contactMethod', 'radio-group', ['Phone', 'Email']],
  ] as const)('of %s include the field %s as a %s', (id, name, kind, options) => {
    const control = field(id, name)?.control;
    expect(control).toMatchObject({ kind, options: options.map((label) => ({ label })) });
  });

  test('some forms are for one dealer, and others are not', () => {
    const ids = ['home-form', 'contact-form', 'newsletter', 'dealer-form', 'estimate', 'rebates'] as const;
    expect(ids.filter((id) => form(id).isForDealer)).toEqual([]);
    const dealers = ['booking', 'dealer-modal', 'schedule-service'] as const;
    expect(dealers.filter((id) => !form(id).isForDealer)).toEqual([]);
  });

  test('the site fills in the comments of estimates and rebates itself', () => {
    for (const id of ['estimate', 'rebates'] as const)
      expect(field(id, 'comments')?.control).toEqual({ kind: 'hidden' });
    expect(field('contact-form', 'comments')?.control).toEqual({ kind: 'text-area' });
  });

  test('selects begin with a prompt in the language of the form', () => {
    for (const name of ['country', 'reason', 'state'])
      expect(field('customer-care', name)?.control).toMatchObject({ kind: 'select', prompt: 'Select' });
    const control = field('dealer-form-fr', 'state')?.control;
    expect(control).toMatchObject({ kind: 'select', prompt: 'Sélectionner' });
    expect(control?.kind === 'select' && control.options[0]).toEqual({ value: 'AB', label: 'Alberta' });
  });

  test('the French form has its hint and consent text in French', () => {
    expect(field('dealer-form-fr', 'addressLine1')?.hint).toBe(
      'Le numéro d’abord, par exemple 1200, rue Principale',
    );
    expect(form('dealer-form-fr').consent).toMatch(/^En appuyant sur Envoyer, vous acceptez/);
  });
});

test.each([
  ['topic', 'home-form', { kind: 'line', label: 'Topic' }],
  ['email', 'home-form', { kind: 'contact', part: 'email' }],
  ['state', 'home-form', { kind: 'contact', part: 'state' }],
  ['comments', 'contact-form', { kind: 'paragraph', label: 'Comments' }],
  ['country', 'customer-care', { kind: 'contact', part: 'country' }],
  ['reason', 'customer-care', { kind: 'line', label: 'Reason' }],
  ['owner', 'customer-care', { kind: 'line', label: 'Owns one of our systems' }],
  ['contactMethod', 'customer-care', { kind: 'line', label: 'Wants to be reached by' }],
  ['contactOptIn', 'customer-care', { kind: 'consent', label: 'Wants to hear about offers' }],
] as const)('A dealer’s mail shows %s of %s as %j', (name, id, mail) =>
  expect(field(id, name)?.mail).toMatchObject(mail),
);
