import { fieldsOf, type LeadForm } from '../../../domain/lead/form.ts';
import type { Draft, LeadField } from '../../../domain/lead/lead.ts';

/** The values of a draft that a condition holds for. */
export const valuesWhere = (draft: Draft, holds: (field: LeadField, text: string) => boolean): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([field, text]) => holds(field as LeadField, text)));

/** A draft with every field of the form; missing fields are empty. */
export const askedBy = (form: LeadForm, draft: Draft): Draft =>
  Object.fromEntries(fieldsOf(form).map(({ name }) => [name, draft[name] ?? '']));

/** A draft without its empty fields. */
export const withText = (draft: Draft): Draft => valuesWhere(draft, (_field, text) => text !== '');

const NO_PLACE = { addressLine1: '', city: '', state: '', zip: '' } satisfies Draft;

/** The visitor's earlier details. Leaves out the earlier address when its zip differs from the suggested one. */
export const withoutOtherPlace = (reported: Draft, { zip }: Draft): Draft =>
  zip === undefined || reported.zip === zip
    ? reported
    : valuesWhere(reported, (field) => !(field in NO_PLACE));

/** The suggested values. A new zip also clears the previous address. */
export const withNewPlace = (suggested: Draft, before: Draft): Draft => {
  const known = withText(suggested);
  const { zip = before.zip } = known;
  return before.zip === undefined || zip === before.zip ? known : { ...NO_PLACE, ...known };
};

export const trimmed = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).map(([field, text]) => [field, text.trim()]));
