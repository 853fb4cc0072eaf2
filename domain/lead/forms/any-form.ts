import { WINDOWS } from '../booking-wish.ts';
import type { FormField, LeadForm } from '../form.ts';
import { LEAD_FIELDS, type LeadField } from '../lead.ts';
import { oneOf, phone } from '../rules.ts';
import { dealerSuccess } from '../success-texts.ts';
import { emailAddress, firstName, lastName, PHONE } from './newer-fields.ts';

const line = (name: LeadField, rules: FormField['rules']): FormField => ({
  name,
  label: name,
  control: { kind: 'lines' },
  rules,
  isOptional: () => true,
});

const RULES: { readonly [field in LeadField]?: FormField } = {
  firstName,
  lastName,
  email: emailAddress,
  phone: line('phone', [phone(PHONE)]),
  preferredWindow: line('preferredWindow', [oneOf(WINDOWS, 'Choose a part of the day.')]),
};

/** What is asked of a lead from a form of which this site knows nothing: who it is from, and how to reach them. */
export const anyForm = (submission: Pick<LeadForm, 'id' | 'name' | 'kind' | 'source'>): LeadForm => ({
  ...submission,
  language: 'en',
  isForDealer: false,
  steps: [LEAD_FIELDS.map((name) => RULES[name] ?? line(name, []))],
  waitsForFields: false,
  submit: '',
  success: dealerSuccess,
});
