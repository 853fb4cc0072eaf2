import type { Control, FormField, FormOption, Rule } from './form.ts';
import { REGIONS } from './regions.ts';

/** How the usual fields are asked for; labels and rules are each form's own. */

const line = (type: 'text' | 'email' | 'tel', autoComplete: string): Control => ({
  kind: 'line',
  type,
  autoComplete,
});

const CONTROLS = {
  firstName: line('text', 'given-name'),
  lastName: line('text', 'family-name'),
  email: line('email', 'email'),
  phone: line('tel', 'tel'),
  addressLine1: { kind: 'address', autoComplete: 'address-line1' },
  city: line('text', 'address-level2'),
  zip: line('text', 'postal-code'),
} as const satisfies { readonly [name: string]: Control };

export type UsualField = keyof typeof CONTROLS;

const LABELS: { readonly [field in UsualField]: string } = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  addressLine1: 'Street address',
  city: 'City',
  zip: 'Zip or postal code',
};

const HINTS: { readonly [field in UsualField]?: string } = {
  addressLine1: 'House number first, like 1200 Main St',
};

/** One of the usual fields, labelled in English. */
export const usual = (name: UsualField, ...rules: ReadonlyArray<Rule>): FormField => ({
  name,
  label: LABELS[name],
  control: CONTROLS[name],
  ...(HINTS[name] !== undefined && { hint: HINTS[name] }),
  rules,
});

/** The list of states and provinces, labelled in English. */
export const region = (...rules: ReadonlyArray<Rule>): FormField => ({
  name: 'state',
  label: 'State/Province',
  control: { kind: 'list', options: REGIONS, prompt: 'Select', autoComplete: 'address-level1' },
  rules,
});

/** Options whose labels are their values. */
export const plainOptions = (values: ReadonlyArray<string>): ReadonlyArray<FormOption> =>
  values.map((value) => ({ value, label: value }));
