import {
  defineField,
  type Control,
  type FieldDefinition,
  type FormOption,
  type Rule,
} from './form-definition.ts';
import type { ContactPart, MailReading } from './mail-reading.ts';
import { REGIONS } from './regions.ts';

/** Fields that several forms share. Labels and rules may differ per form. */

const line = (type: 'text' | 'email' | 'tel'): Control => ({ kind: 'line', type });

const contact = (part: ContactPart): MailReading => ({ kind: 'contact', part });

const SHARED_FIELDS = {
  firstName: { label: 'First name', control: line('text'), maxLength: 80, mail: contact('firstName') },
  lastName: { label: 'Last name', control: line('text'), maxLength: 80, mail: contact('lastName') },
  email: { label: 'Email', control: line('email'), maxLength: 254, mail: contact('email') },
  phone: { label: 'Phone', control: line('tel'), maxLength: 40, mail: contact('phone') },
  addressLine1: {
    label: 'Street address',
    control: { kind: 'address' },
    hint: 'House number first, like 1200 Main St',
    maxLength: 160,
    mail: contact('addressLine1'),
  },
  city: { label: 'City', control: line('text'), maxLength: 80, mail: contact('city') },
  zip: { label: 'Zip or postal code', control: line('text'), maxLength: 16, mail: contact('zip') },
} as const satisfies { readonly [name: string]: Omit<FieldDefinition<string>, 'name' | 'rules'> };

export type SharedField = keyof typeof SHARED_FIELDS;

/** A shared field with English label. */
export const sharedField = <const Name extends SharedField>(
  name: Name,
  ...rules: ReadonlyArray<Rule>
): FieldDefinition<Name> => ({ ...SHARED_FIELDS[name], name, rules });

/** The state or province select with English labels. */
export const region = (...rules: ReadonlyArray<Rule>): FieldDefinition<'state'> => ({
  name: 'state',
  label: 'State/Province',
  noun: 'state or province',
  control: { kind: 'select', options: REGIONS, prompt: 'Select' },
  maxLength: 2,
  mail: contact('state'),
  rules,
});

export const comments = defineField({
  name: 'comments',
  label: 'Comments',
  control: { kind: 'text-area' },
  maxLength: 4000,
  mail: { kind: 'paragraph', label: 'Comments' },
  rules: [],
  isOptional: () => true,
});

/** The comments field of dealer forms. */
export const problemComments = defineField({ ...comments, label: "What's going on?" });

/** Options whose label equals their value. */
export const plainOptions = (values: ReadonlyArray<string>): ReadonlyArray<FormOption> =>
  values.map((value) => ({ value, label: value }));
