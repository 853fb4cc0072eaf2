import { fieldsOf, type FormField } from './form.ts';
import { formsOn, type LeadField } from './forms/forms.ts';

/**
 * The fields of the first release. Their order is that of the columns of exports, and of the texts by which requests are
 * compared with stored ones: it never changes. A new field is not listed here: it follows these by itself.
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

/** What there is to know of a field in a lead, whatever form it comes from. */
export type LeadFieldFacts = Pick<FormField, 'name' | 'maxLength' | 'mail'>;

const fields = formsOn(() => '').flatMap(fieldsOf);

const positionOf = (name: LeadField): number => {
  const position = FIRST_FIELDS.findIndex((first) => first === name);
  return position < 0 ? FIRST_FIELDS.length : position;
};

/** Every field that one of the forms asks for, once. */
export const LEAD_FIELD_TABLE: ReadonlyArray<LeadFieldFacts> = [
  ...new Map(fields.map((field) => [field.name, field])).values(),
].sort((a, b) => positionOf(a.name) - positionOf(b.name));

export const LEAD_FIELDS: ReadonlyArray<LeadField> = LEAD_FIELD_TABLE.map(({ name }) => name);
