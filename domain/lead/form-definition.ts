import type { SiteLanguage } from '../content/site-language.ts';
import type { FormId } from './form-ids.ts';
import type { LeadKind, LeadSource } from './lead-kind.ts';
import type { MailReading } from './mail-reading.ts';

export type FormLanguage = SiteLanguage;

/** One of what a field may hold. */
export interface FormOption {
  readonly value: string;
  readonly label: string;
}

/** How a field is asked for. */
export type Control =
  | { readonly kind: 'line'; readonly type: 'text' | 'email' | 'tel' }
  /** A line with suggestions of addresses, which fill street, city, state and zip. */
  | { readonly kind: 'address' }
  | { readonly kind: 'select'; readonly options: ReadonlyArray<FormOption>; readonly prompt: string }
  | { readonly kind: 'radio-group'; readonly options: ReadonlyArray<FormOption> }
  | { readonly kind: 'text-area' }
  | { readonly kind: 'checkbox'; readonly value: string }
  | { readonly kind: 'day' }
  | { readonly kind: 'hidden' };

/** The texts of a form's fields by name, as its own rules read them; a field that the form lacks is missing. */
export type FieldValues = { readonly [field: string]: string | undefined };

/** What is wrong with a field's text, trimmed; null: nothing. */
export type Rule = (text: string, values: FieldValues) => string | null;

/**
 * Everything there is to know of a field. A form's file declares its own; storage, wire, schema, export and mail follow from it.
 * Forms that ask for the same field give it the same maximum length and the same reading in a mail.
 */
export interface FieldDefinition<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** In UTF-16 code units. */
  readonly maxLength: number;
  /** How it reads in the mail to a dealer; null: it is not in the mail. */
  readonly mail: MailReading | null;
  readonly control: Control;
  readonly hint?: string;
  /** A hint for some of what is in the form. */
  readonly hintWhen?: { readonly holds: (values: FieldValues) => boolean; readonly text: string };
  /** In their order; the message of the first that has one is shown. */
  readonly rules: ReadonlyArray<Rule>;
  /** What opens it, where it takes one line until it is needed. Only for a field that may stay empty. */
  readonly foldedAs?: string;
  /** Whether it may stay empty, given what else is in the form. */
  readonly isOptional?: (values: FieldValues) => boolean;
}

/** What takes the place of a form that has been sent (specification, section 8). */
export interface SuccessText {
  readonly heading: string;
  readonly text: string;
  readonly promise?: string;
  /** Who received it, where a form is for a known dealer. */
  readonly receipt?: string;
}

/** What a form's texts need to know of the site and, where one was chosen, of the dealer. */
export interface FormFacts {
  readonly phone: string;
  readonly dealer?: string | undefined;
}

/**
 * Everything there is to know of a form, in its language: what it asks, by which rules, in which words, and what is
 * sent. There is one for each form, and no rule of a form is anywhere else.
 */
export interface FormDefinition<Name extends string> {
  readonly id: string;
  readonly language: FormLanguage;
  /** Its accessible name, and its name in what is sent. */
  readonly name: string;
  readonly kind: LeadKind;
  readonly source: LeadSource;
  /** Whether it is for one dealer: it cannot be sent without. */
  readonly isForDealer: boolean;
  /** Its fields, in one step or in several. */
  readonly steps: ReadonlyArray<ReadonlyArray<FieldDefinition<Name>>>;
  /** Whether it can be sent only once all fields that must be filled in are (specification, section 4). */
  readonly waitsForFields: boolean;
  /** Whether everything is shown once more before it is sent. */
  readonly isSummedUp?: boolean;
  /** How long the thanks stay once the visitor sees them, in milliseconds; then the form begins anew. Without it they stay. */
  readonly thanksForMs?: number;
  readonly submit: string;
  /** What the visitor consents to by clicking submit. */
  readonly consent?: string;
  readonly success: (values: FieldValues, facts: FormFacts) => SuccessText;
}

/** Defines one of the site's forms; the type knows the names of its fields. */
export const defineForm = <const Name extends string>(
  form: FormDefinition<Name> & { readonly id: FormId },
): FormDefinition<Name> => form;

/** Defines one field; the type knows its name. */
export const defineField = <const Name extends string>(field: FieldDefinition<Name>): FieldDefinition<Name> =>
  field;
