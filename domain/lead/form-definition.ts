import type { SiteLanguage } from '../content/site-language.ts';
import type { FormId } from './form-ids.ts';
import type { LeadKind, LeadSource } from './lead-kind.ts';
import type { MailReading } from './mail-reading.ts';

export type FormLanguage = SiteLanguage;

export interface FormOption {
  readonly value: string;
  readonly label: string;
}

/** The input control of a field. */
export type Control =
  | { readonly kind: 'line'; readonly type: 'text' | 'email' | 'tel' }
  /** A text input with address suggestions that fill in street, city, state and zip. */
  | { readonly kind: 'address' }
  | { readonly kind: 'select'; readonly options: ReadonlyArray<FormOption>; readonly prompt: string }
  | { readonly kind: 'radio-group'; readonly options: ReadonlyArray<FormOption> }
  | { readonly kind: 'text-area' }
  | { readonly kind: 'checkbox'; readonly value: string }
  | { readonly kind: 'day' }
  | { readonly kind: 'hidden' };

/** Field values by name, as rules read them. Fields that the form doesn't have are missing. */
export type FieldValues = { readonly [field: string]: string | undefined };

/** A validation rule: returns the error for a field's trimmed text, or null. */
export type Rule = (text: string, values: FieldValues) => string | null;

/**
 * Defines a field: storage, wire format, schema, export and mail derive from it. Forms with the same field must use the same maximum length
 * and mail reading.
 */
export interface FieldDefinition<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Names the field within a sentence, when its label is a question. */
  readonly noun?: string;
  /** In UTF-16 code units. */
  readonly maxLength: number;
  /** How the field appears in the mail to a dealer; null when it doesn't. */
  readonly mail: MailReading | null;
  readonly control: Control;
  readonly hint?: string;
  /** A hint shown only for certain values. */
  readonly hintWhen?: { readonly holds: (values: FieldValues) => boolean; readonly text: string };
  /** Why the form doubts an unusual value, instead of the common text (`doubts.ts`). */
  readonly doubted?: string;
  /** Rules in order. The first error is shown. */
  readonly rules: ReadonlyArray<Rule>;
  /** Whether the field is optional, given the other values. */
  readonly isOptional?: (values: FieldValues) => boolean;
}

/** The confirmation that replaces a sent form (specification, section 8). */
export interface SuccessText {
  readonly heading: string;
  readonly text: string;
  readonly promise?: string;
  /** Names the dealer who received the request. */
  readonly receipt?: string;
}

/** Facts about the site and the chosen dealer for a form's texts. */
export interface FormFacts {
  readonly phone: string;
  readonly dealer?: string | undefined;
}

/** Defines a form in its language: fields, rules, texts and what is sent. */
export interface FormDefinition<Name extends string> {
  readonly id: string;
  readonly language: FormLanguage;
  /** The form's accessible name, also sent with the lead. */
  readonly name: string;
  readonly kind: LeadKind;
  readonly source: LeadSource;
  /** Whether the form requires a dealer. */
  readonly isForDealer: boolean;
  /** The fields, grouped by step. */
  readonly steps: ReadonlyArray<ReadonlyArray<FieldDefinition<Name>>>;
  /** Whether submit is disabled until all required fields are filled (specification, section 4). */
  readonly waitsForFields: boolean;
  /** Whether a summary is shown before sending. */
  readonly isSummedUp?: boolean;
  /** How long the confirmation shows once it is in view, in milliseconds, before the form resets. Without it, the confirmation stays. */
  readonly thanksForMs?: number;
  readonly submit: string;
  /** The consent text: what submitting the form agrees to. */
  readonly consent?: string;
  readonly success: (values: FieldValues, facts: FormFacts) => SuccessText;
}

/** Defines a form and infers the names of its fields. */
export const defineForm = <const Name extends string>(
  form: FormDefinition<Name> & { readonly id: FormId },
): FormDefinition<Name> => form;

/** Defines a field and infers its name. */
export const defineField = <const Name extends string>(field: FieldDefinition<Name>): FieldDefinition<Name> =>
  field;
