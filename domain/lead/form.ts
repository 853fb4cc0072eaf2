import type { FieldDefinition, FormDefinition } from './form-definition.ts';
import type { LeadField } from './forms/forms.ts';

export type { FormFacts, FormLanguage, FormOption, SuccessText } from './form-definition.ts';

/** One field of a form. */
export type FormField = FieldDefinition<LeadField>;

/** One of the site's forms, or any other that asks for the same fields. */
export type LeadForm = FormDefinition<LeadField>;

export const fieldsOf = ({ steps }: LeadForm): ReadonlyArray<FormField> => steps.flat();
