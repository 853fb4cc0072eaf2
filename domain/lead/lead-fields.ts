import { fieldsOf, type FormField } from './form.ts';
import { formsOn, type LeadField } from './forms/forms.ts';

/**
 * The fields of the first release. Never change their order: exports use it for columns, and stored hashes of requests depend on it. Don't
 * add new fields here; they follow automatically.
 */
export const FIRST_FIELDS = [
  'topic',
  'firstName',
  'lastName',
  'email',
  'phone',
  'addressLine1',
  'city',
  'state',
  'zip',
  'country',
  'reason',
  'owner',
  'contactMethod',
  'comments',
  'contactOptIn',
  'preferredDate',
  'preferredWindow',
] as const satisfies ReadonlyArray<LeadField>;

/** The properties of a field that don't depend on the form. */
export type LeadFieldFacts = Pick<FormField, 'name' | 'maxLength' | 'mail'>;

const fields = formsOn(() => '').flatMap(fieldsOf);

const positionOf = (name: LeadField): number => {
  const position = FIRST_FIELDS.findIndex((first) => first === name);
  return position < 0 ? FIRST_FIELDS.length : position;
};

/** Every field of any form, once. */
export const LEAD_FIELD_TABLE: ReadonlyArray<LeadFieldFacts> = [
  ...new Map(fields.map((field) => [field.name, field])).values(),
].sort((a, b) => positionOf(a.name) - positionOf(b.name));

export const LEAD_FIELDS: ReadonlyArray<LeadField> = LEAD_FIELD_TABLE.map(({ name }) => name);
