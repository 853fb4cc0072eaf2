import { WINDOWS } from '../booking-wish.ts';
import { fieldsOf, type FormField, type LeadForm } from '../form.ts';
import { LEAD_FIELD_TABLE, type LeadFieldFacts } from '../lead-fields.ts';
import { oneOf, onePhone, phone } from '../rules.ts';
import { dealerSuccess } from '../success-texts.ts';
import { emailAddress, firstName, lastName, PHONE } from './newer-fields.ts';

/** A field of which any text is taken that is not too long. */
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
 * What is asked of a lead from a form of which this site knows nothing: who it is from, and how to reach them. Kind and
 * source are those of all others (contract, section 7).
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

/** The form, and every field that it does not ask for is accepted too: nothing that is sent is lost. */
export const takingEverything = (form: LeadForm): LeadForm => {
  const asked = new Set(fieldsOf(form).map(({ name }) => name));
  const others = LEAD_FIELD_TABLE.filter(({ name }) => !asked.has(name));
  return { ...form, steps: [...form.steps, others.map((facts) => anyText(facts))] };
};

/** The form, with these fields asked for in place of its own of the same names. */
export const askingFor = (fields: ReadonlyArray<FormField>, form: LeadForm): LeadForm => {
  const asked = new Set(fields.map(({ name }) => name));
  const others = form.steps.map((step) => step.filter(({ name }) => !asked.has(name)));
  return { ...form, steps: [fields, ...others] };
};
