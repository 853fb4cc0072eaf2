import { fieldsOf, type FormField, type LeadForm } from '../form.ts';
import { LEAD_FIELD_TABLE, type LeadFieldFacts } from '../lead-fields.ts';

/** An optional field that accepts any text within its maximum length. */
const anyText = (facts: LeadFieldFacts): FormField => ({
  ...facts,
  label: facts.name,
  control: { kind: 'text-area' },
  rules: [],
  isOptional: () => true,
});

/** The form, extended with all other lead fields as optional, so that nothing that is sent is lost. */
export const takingEverything = (form: LeadForm): LeadForm => {
  const asked = new Set(fieldsOf(form).map(({ name }) => name));
  const others = LEAD_FIELD_TABLE.filter(({ name }) => !asked.has(name));
  return { ...form, steps: [...form.steps, others.map(anyText)] };
};

/** The form, with these fields replacing its own of the same names. */
export const askingFor = (fields: ReadonlyArray<FormField>, form: LeadForm): LeadForm => {
  const asked = new Set(fields.map(({ name }) => name));
  const others = form.steps.map((step) => step.filter(({ name }) => !asked.has(name)));
  return { ...form, steps: [fields, ...others] };
};
