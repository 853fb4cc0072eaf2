import type { FieldValues, FormLanguage } from './form-definition.ts';
import { fieldsOf, type FormField, type LeadForm } from './form.ts';
import type { LeadField } from './forms/forms.ts';

/** What a visitor agrees to: being contacted by pressing the button, text messages, or offers. Each has a consent of its own. */
export const CONSENT_PURPOSES = ['contact', 'sms', 'offers'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** A consent that a visitor gave with a request. It was given when the request was sent. */
export interface Consent {
  readonly purpose: ConsentPurpose;
  /** The text that was shown. */
  readonly text: string;
  /** Identifies the text: another wording is another version. */
  readonly version: string;
  readonly language: FormLanguage;
}

const CHECKBOXES: { readonly [field in LeadField]?: ConsentPurpose } = {
  smsOptIn: 'sms',
  contactOptIn: 'offers',
};

/** The consents of a valid draft: the form's own text, and the labels of the checked boxes. */
export const consentsOf = (form: LeadForm, draft: FieldValues): ReadonlyArray<Consent> => {
  const given = (purpose: ConsentPurpose, text: string): Consent => ({
    purpose,
    text,
    version: versionOf(text),
    language: form.language,
  });
  return [
    ...(form.consent === undefined ? [] : [given('contact', form.consent)]),
    ...fieldsOf(form).flatMap((field) => {
      const purpose = isChecked(field, draft) ? CHECKBOXES[field.name] : undefined;
      return purpose === undefined ? [] : [given(purpose, field.label)];
    }),
  ];
};

/** A field that the form doesn't show has no text that could be agreed to. */
const isChecked = ({ name, control }: FormField, draft: FieldValues): boolean =>
  control.kind === 'checkbox' && draft[name] === control.value;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A short hash of the text (FNV-1a), so that nobody can forget to count up a version. */
const versionOf = (text: string): string => {
  let hash = FNV_OFFSET;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
};
