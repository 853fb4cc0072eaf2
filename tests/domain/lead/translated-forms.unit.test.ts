import { describe, expect, test } from '@jest/globals';
import { messagesFor } from '../../../domain/lead/check-lead.ts';
import { fieldsOf, type LeadForm } from '../../../domain/lead/form.ts';
import { anyFormOn } from '../../../domain/lead/forms/every-form.ts';
import type { FormId } from '../../../domain/lead/form-ids.ts';

const form = (id: FormId): LeadForm => anyFormOn(id, () => '2026-11-20');

/** States and provinces have their own list; these words are the same in the other languages. */
const SAME = new Set(['No', 'Canada']);

const hasOptions = (control: object): control is { options: ReadonlyArray<{ label: string }> } =>
  'options' in control;

/** All texts of a form: its name, questions, answers and messages. */
const said = (of: LeadForm): ReadonlyArray<string> =>
  [
    ...[of.name, of.submit, of.consent ?? ''],
    ...fieldsOf(of).flatMap(({ name, label, hint, hintWhen, control }) => [
      ...[label, hint ?? '', hintWhen?.text ?? ''],
      ...('prompt' in control ? [control.prompt] : []),
      ...(hasOptions(control) && name !== 'state' ? control.options.map((option) => option.label) : []),
    ]),
    ...[{}, { firstName: 'A', lastName: 'A', city: 'A', addressLine1: 'A', phone: '972555010' }].flatMap(
      (draft) => messagesFor(of, fieldsOf(of), draft).map(({ message }) => message),
    ),
  ].filter((text) => text !== '' && !SAME.has(text));

describe.each([
  ['dealer-modal', 'dealer-modal-es'],
  ['dealer-modal', 'dealer-modal-fr'],
  ['booking', 'booking-es'],
  ['booking', 'booking-fr'],
  ['customer-care', 'customer-care-es'],
  ['customer-care', 'customer-care-fr'],
] as const)('The form %s, translated as %s,', (english, id) => {
  test('has no text in English', () => {
    const original = new Set(said(form(english)));
    expect(said(form(id)).filter((text) => original.has(text))).toEqual([]);
  });

  test('has a text wherever the English form has one', () => {
    for (const text of said(form(id))) expect(text).toMatch(/\p{L}/u);
  });

  test('accepts and rejects the same values', () => {
    const rejected = (of: LeadForm, draft: object) =>
      messagesFor(of, fieldsOf(of), draft).map(({ field }) => field);
    for (const draft of [{}, { firstName: 'Ann', lastName: 'D', email: 'ann@example.com', state: 'TX' }])
      expect(rejected(form(id), draft)).toEqual(rejected(form(english), draft));
  });

  test('has the same questions and sends the same answers', () => {
    const asked = (of: LeadForm) =>
      fieldsOf(of).map(({ name, control }) => [
        name,
        'options' in control ? control.options.map(({ value }) => value).sort() : control.kind,
      ]);
    expect(asked(form(id))).toEqual(asked(form(english)));
    expect(form(id)).toMatchObject({ kind: form(english).kind, isForDealer: form(english).isForDealer });
  });
});

test.each([
  ['customer-care-es', 'Atención al cliente se comunicará', 'de lunes a viernes'],
  ['customer-care-fr', 'Service à la clientèle communiquera', 'du lundi au vendredi'],
] as const)('The thank-you message of %s states who answers, the number and the hours', (id, who, when) => {
  const { text } = form(id).success({}, { phone: '1-800-555-0199' });
  for (const part of [who, '1-800-555-0199', when]) expect(text).toContain(part);
});

test.each([
  ['booking-fr', 'QC', 'Québec'],
  ['booking-fr', 'BC', 'Colombie-Britannique'],
  ['customer-care-fr', 'CA', 'Californie'],
] as const)('The form %s lists the region %s as %s', (id, value, label) => {
  const control = fieldsOf(form(id)).find(({ name }) => name === 'state')?.control;
  expect(control).toMatchObject({ options: expect.arrayContaining([{ value, label }]) });
});

test.each(['customer-care-es', 'customer-care-fr'] as const)(
  'The form %s asks for a serial number only from owners of a system',
  (id) => {
    const hint = fieldsOf(form(id)).find(({ name }) => name === 'owner')?.hintWhen;
    expect([hint?.holds({ owner: 'true' }), hint?.holds({ owner: 'false' })]).toEqual([true, false]);
  },
);
