import type { Draft, LeadField, LeadKind, LeadSource } from './lead.ts';

export type FormLanguage = 'en' | 'fr';

/** One of what a field may hold. */
export interface FormOption {
  readonly value: string;
  readonly label: string;
}

/** How a field is asked for. */
export type Control =
  | {
      readonly kind: 'line';
      readonly type: 'text' | 'email' | 'tel';
      /** What browsers fill it with (the autocomplete tokens of the html standard). */
      readonly autoComplete: string;
      readonly inputMode?: 'email' | 'tel' | 'text';
    }
  /** A line with suggestions of addresses, which fill street, city, state and zip. */
  | { readonly kind: 'address'; readonly autoComplete: string }
  | {
      readonly kind: 'list';
      readonly options: ReadonlyArray<FormOption>;
      readonly prompt: string;
      readonly autoComplete?: string;
    }
  | { readonly kind: 'choice'; readonly options: ReadonlyArray<FormOption> }
  | { readonly kind: 'lines' }
  | { readonly kind: 'tick'; readonly value: string }
  | { readonly kind: 'day' }
  | { readonly kind: 'hidden' };

/** What is wrong with a field's text, trimmed; null: nothing. */
export type Rule = (text: string, draft: Draft) => string | null;

export interface FormField {
  readonly name: LeadField;
  readonly label: string;
  readonly control: Control;
  readonly hint?: string;
  /** A hint for some of what stands in the form. */
  readonly hintWhen?: { readonly holds: (draft: Draft) => boolean; readonly text: string };
  /** In their order; the first that has something to say is heard. */
  readonly rules: ReadonlyArray<Rule>;
  /** Whether it may stay empty, given what else stands in the form. */
  readonly isOptional?: (draft: Draft) => boolean;
}

/** What takes the place of a form that has been sent (specification, section 8). */
export interface SuccessText {
  readonly heading: string;
  readonly text: string;
  readonly promise?: string;
}

/** What a form's texts need to know of the site. */
export interface FormFacts {
  readonly phone: string;
}

/**
 * Everything there is to know of a form, in its language: what it asks, by which rules, in which words, and what is
 * sent. There is one for each form, and no rule of a form stands anywhere else.
 */
export interface LeadForm {
  readonly id: string;
  readonly language: FormLanguage;
  /** Its accessible name, and its name in what is sent. */
  readonly name: string;
  readonly kind: LeadKind;
  readonly source: LeadSource;
  /** Whether it is for one dealer: it cannot be sent without. */
  readonly isForDealer: boolean;
  /** Its fields, in one step or in several. */
  readonly steps: ReadonlyArray<ReadonlyArray<FormField>>;
  /** Whether it can be sent only once all fields that must be filled in are (specification, section 4). */
  readonly waitsForFields: boolean;
  /** Whether everything is shown once more before it is sent. */
  readonly isSummedUp?: boolean;
  /** How long the thanks stay, in milliseconds; then the form begins anew. Without it they stay. */
  readonly thanksForMs?: number;
  readonly submit: string;
  /** What pressing submit consents to. */
  readonly consent?: string;
  readonly success: (draft: Draft, facts: FormFacts) => SuccessText;
}

export const fieldsOf = ({ steps }: LeadForm): ReadonlyArray<FormField> => steps.flat();
