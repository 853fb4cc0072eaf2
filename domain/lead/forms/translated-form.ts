import type { FieldDefinition, FormDefinition, FormLanguage, FormOption, Rule } from '../form-definition.ts';
import type { TranslatedFormId } from '../form-ids.ts';
import type { LeadField } from './forms.ts';

export interface FormTranslation {
  readonly id: TranslatedFormId;
  readonly language: FormLanguage;
  /** Translations by English text. Missing ones stay in English. */
  readonly phrases: Readonly<Record<string, string>>;
  /** States and provinces with their translated names. */
  readonly regions: ReadonlyArray<FormOption>;
  readonly success: FormDefinition<string>['success'];
}

/** Translates a form. Fields, rules, sent values and mails stay the same. */
export const translatedForm = (
  form: FormDefinition<LeadField>,
  { id, language, phrases, regions, success }: FormTranslation,
): FormDefinition<LeadField> => {
  const say = (text: string): string => phrases[text] ?? text;
  const options = (all: ReadonlyArray<FormOption>): ReadonlyArray<FormOption> =>
    all.map(({ value, label }) => ({ value, label: say(label) }));
  const inWords =
    (rule: Rule): Rule =>
    (text, values) => {
      const message = rule(text, values);
      return message === null ? null : say(message);
    };
  const controlOf = ({ name, control }: FieldDefinition<LeadField>): typeof control => {
    switch (control.kind) {
      case 'select':
        return {
          ...control,
          prompt: say(control.prompt),
          options: name === 'state' ? regions : options(control.options),
        };
      case 'radio-group':
        return { ...control, options: options(control.options) };
      default:
        return control;
    }
  };
  return {
    ...form,
    id,
    language,
    success,
    name: say(form.name),
    submit: say(form.submit),
    ...(form.consent !== undefined && { consent: say(form.consent) }),
    steps: form.steps.map((step) =>
      step.map((field) => ({
        ...field,
        label: say(field.label),
        ...(field.noun !== undefined && { noun: say(field.noun) }),
        ...(field.hint !== undefined && { hint: say(field.hint) }),
        ...(field.hintWhen !== undefined && {
          hintWhen: { ...field.hintWhen, text: say(field.hintWhen.text) },
        }),
        control: controlOf(field),
        rules: field.rules.map(inWords),
      })),
    ),
  };
};
