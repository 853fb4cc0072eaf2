import type { FieldDefinition, FormDefinition } from './form-definition.ts';
import type { LeadField } from './forms/forms.ts';

export type { FormFacts, FormLanguage, FormOption, SuccessText } from './form-definition.ts';

export type FormField = FieldDefinition<LeadField>;

/** Any form whose fields are known lead fields. */
export type LeadForm = FormDefinition<LeadField>;

export const fieldsOf = ({ steps }: LeadForm): ReadonlyArray<FormField> => steps.flat();
