import type { FormField, LeadForm } from '../../../domain/lead/form.ts';
import type { Draft, LeadField } from '../../../domain/lead/lead.ts';

/** The texts to fill fields with; an empty text clears the field. */
export type Answers = ReadonlyArray<readonly [field: FormField, text: string]>;

/** By the names of fields. */
export type ByField = { readonly [field in LeadField]?: string };

/** What is seen where a form was opened. */
export type FormOnScreen =
  | {
      readonly kind: 'form';
      /** What is wrong with its fields. */
      readonly messages: ByField;
      /** The texts in its fields. */
      readonly values: ByField;
      /** The rest of its text. */
      readonly texts: ReadonlyArray<string>;
      /** What will be sent, by the labels of the fields; empty where it is not summed up. */
      readonly summary: Readonly<Record<string, string>>;
      readonly canSend: boolean;
      /** The dealers that it can be for, and the chosen one. */
      readonly dealers: ReadonlyArray<string>;
      readonly chosen: string | null;
    }
  | { readonly kind: 'thanks'; readonly texts: ReadonlyArray<string> }
  | { readonly kind: 'none' };

/** How the provider meets one request. */
export type LeadTrouble =
  | { readonly kind: 'busy' }
  | { readonly kind: 'silence' }
  | { readonly kind: 'refusal'; readonly field: LeadField; readonly message: string };

/** A request that the provider has accepted; repetitions count once. */
export interface AcceptedRequest {
  readonly formId: string;
  readonly companyId: number | null;
  readonly fields: Draft;
}

/** The forms, one at a time. */
export interface FormsPart {
  /** The day on which the scenario plays, like `2026-11-20`. */
  readonly today: () => string;
  /** Goes to the page of the form, and opens it where it has to be opened. */
  readonly open: (form: LeadForm) => Promise<void>;
  /** The same, and fills it in before the application has started. */
  readonly openLate: (form: LeadForm, answers: Answers) => Promise<void>;
  /** Follows the home page's link for a price to its form. */
  readonly askForPrice: (form: LeadForm) => Promise<void>;
  /** Opens the form that the card of a dealer offers. */
  readonly openFor: (form: LeadForm, dealer: string) => Promise<void>;
  /** Fails unless the form is on the open content page, or open above it. */
  readonly expectOpen: (form: LeadForm) => Promise<void>;
  readonly chooseDealer: (dealer: string) => Promise<void>;
  readonly fillIn: (answers: Answers) => Promise<void>;
  /** Fills in a field and moves to another. */
  readonly leave: (field: FormField, text: string) => Promise<void>;
  /** Follows the link to a field in the error summary; fails unless the focus is on the summary before and on the field after. */
  readonly goToProblem: (field: FormField) => Promise<void>;
  readonly step: (to: 'next' | 'back') => Promise<void>;
  readonly send: (times: 1 | 2) => Promise<void>;
}

/** Where requests arrive. */
export interface LeadsPart {
  /** The next requests meet these, in turn. */
  readonly meet: (...troubles: ReadonlyArray<LeadTrouble>) => Promise<void>;
  /** Answers the requests that met silence. */
  readonly release: () => Promise<void>;
  /** `back unseen`: while no page of the site is open. */
  readonly network: (is: 'gone' | 'back' | 'back unseen') => Promise<void>;
  readonly acceptedWhen: (
    matches: (taken: ReadonlyArray<AcceptedRequest>) => boolean,
  ) => Promise<ReadonlyArray<AcceptedRequest>>;
  /** Puts dealers into the recommended list that the visitor's browser remembers. */
  readonly recommend: (...companyIds: ReadonlyArray<number>) => Promise<void>;
  /** The events that analytics counted: their names, with form and zip. */
  readonly reportedWhen: (
    matches: (events: ReadonlyArray<string>) => boolean,
  ) => Promise<ReadonlyArray<string>>;
}

/** Addresses that are suggested while one is typed. */
export interface AddressesPart {
  readonly type: (text: string) => Promise<void>;
  readonly choose: (label: string) => Promise<void>;
  readonly fail: () => Promise<void>;
  /** How often suggestions were asked for. */
  readonly timesAsked: () => Promise<number>;
}
