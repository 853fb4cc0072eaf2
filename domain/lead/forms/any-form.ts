import { WINDOWS } from '../booking-wish.ts';
import { fieldsOf, type FormField, type LeadForm } from '../form.ts';
import { LEAD_FIELD_TABLE, type LeadFieldFacts } from '../lead-fields.ts';
import { oneOf, onePhone, phone } from '../rules.ts';
import { dealerSuccess } from '../success-texts.ts';
import { emailAddress, firstName, lastName, PHONE } from './newer-fields.ts';

/** An optional field that accepts any text within its maximum length. */
const anyText = (facts: LeadFieldFacts, ...rules: FormField['rules']): FormField => ({
  ...facts,
  label: facts.name,
  control: { kind: 'text-area' },
  rules,
  isOptional: () => true,
});

const withRules = (facts: LeadFieldFacts): FormField => {
  switch (facts.name) {
    case 'firstName':
      return firstName;
    case 'lastName':
      return lastName;
    case 'email':
      return emailAddress;
    case 'phone':
      return anyText(facts, onePhone('en'), phone(PHONE));
    case 'preferredWindow':
      return anyText(facts, oneOf(WINDOWS, 'Choose a time of day.'));
    default:
      return anyText(facts);
  }
};

/**
 * The form for unknown form ids: requires only a name and an email address. Kind and source are those of the other forms (contract, section
 * 7).
 */
export const anyForm = (id: string): LeadForm => ({
  id,
  language: 'en',
  name: id,
  kind: 'CONTACT_DEALER',
  source: 'RUNTRU',
  isForDealer: false,
  steps: [LEAD_FIELD_TABLE.map(withRules)],
  waitsForFields: false,
  submit: '',
  success: dealerSuccess,
});

/** The form, extended with all other lead fields as optional, so that nothing that is sent is lost. */
export const takingEverything = (form: LeadForm): LeadForm => {
  const asked = new Set(fieldsOf(form).map(({ name }) => name));
  const others = LEAD_FIELD_TABLE.filter(({ name }) => !asked.has(name));
  return { ...form, steps: [...form.steps, others.map((facts) => anyText(facts))] };
};

/** The form, with these fields replacing its own of the same names. */
export const askingFor = (fields: ReadonlyArray<FormField>, form: LeadForm): LeadForm => {
  const asked = new Set(fields.map(({ name }) => name));
  const others = form.steps.map((step) => step.filter(({ name }) => !asked.has(name)));
  return { ...form, steps: [fields, ...others] };
};
