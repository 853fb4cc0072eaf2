import type { FormField, LeadForm } from '../../../domain/lead/form.ts';
import type { Draft, LeadField } from '../../../domain/lead/lead.ts';

/** The texts for the fields; an empty text clears the field. */
export type Answers = ReadonlyArray<readonly [field: FormField, text: string]>;

/** Texts by field name. */
export type ByField = { readonly [field in LeadField]?: string };

/** A form, or the thanks or page in its place, as the visitor sees it. */
export type FormOnScreen =
  | {
      readonly kind: 'form';
      /** The error messages of the fields. */
      readonly messages: ByField;
      /** The values of the fields. */
      readonly values: ByField;
      /** The labels of the fields that are marked as optional. */
      readonly optional: ReadonlyArray<string>;
      /** The remaining texts. */
      readonly texts: ReadonlyArray<string>;
      /** The summary of the answers, by field label; empty if the form has none. */
      readonly summary: Readonly<Record<string, string>>;
      readonly canSend: boolean;
      /** The dealers in the form's list, and the selected one. */
      readonly dealers: ReadonlyArray<string>;
      readonly chosen: string | null;
    }
  | { readonly kind: 'thanks'; readonly texts: ReadonlyArray<string> }
  | { readonly kind: 'none' };

/** A trouble that one request meets at the provider. */
export type LeadTrouble =
  | { readonly kind: 'busy' }
  | { readonly kind: 'silence' }
  | { readonly kind: 'refusal'; readonly field: LeadField; readonly message: string };

/** A request that the provider accepted; repetitions count once. */
export interface AcceptedRequest {
  readonly formId: string;
  readonly companyId: number | null;
  readonly fields: Draft;
}

/** The forms, one at a time. */
export interface FormsPart {
  /** The scenario's date, like `2026-11-20`. */
  readonly today: () => string;
  /** Goes to the form's page, and opens the form if it is a modal. */
  readonly open: (form: LeadForm) => Promise<void>;
  /** Opens the form and fills it in before the application has started. */
  readonly openLate: (form: LeadForm, answers: Answers) => Promise<void>;
  /** Follows the home page's link to the pricing form. */
  readonly askForPrice: (form: LeadForm) => Promise<void>;
  /** Opens the form from a dealer's card. */
  readonly openFor: (form: LeadForm, dealer: string) => Promise<void>;
  /** Fails unless the form is on the open content page, or open above it. */
  readonly expectOpen: (form: LeadForm) => Promise<void>;
  readonly chooseDealer: (dealer: string) => Promise<void>;
  readonly fillIn: (answers: Answers) => Promise<void>;
  /** Fills in a field and moves to another. */
  readonly leave: (field: FormField, text: string) => Promise<void>;
  /** Follows a link in the error summary; fails unless the focus moves from the summary to the field. */
  readonly goToProblem: (field: FormField) => Promise<void>;
  readonly step: (to: 'next' | 'back') => Promise<void>;
  readonly send: (times: 1 | 2) => Promise<void>;
}

/** The receiving side of requests. */
export interface LeadsPart {
  /** The next requests meet these troubles, in order. */
  readonly meet: (...troubles: ReadonlyArray<LeadTrouble>) => Promise<void>;
  /** Answers the requests that were left without an answer. */
  readonly release: () => Promise<void>;
  /** `back unseen`: the network returns while no page of the site is open. */
  readonly network: (is: 'gone' | 'back' | 'back unseen') => Promise<void>;
  readonly acceptedWhen: (
    matches: (taken: ReadonlyArray<AcceptedRequest>) => boolean,
  ) => Promise<ReadonlyArray<AcceptedRequest>>;
  /** Puts dealers into the recommended list in the visitor's browser. */
  readonly recommend: (...companyIds: ReadonlyArray<number>) => Promise<void>;
  /** The analytics events: their names, with form and ZIP code. */
  readonly reportedWhen: (
    matches: (events: ReadonlyArray<string>) => boolean,
  ) => Promise<ReadonlyArray<string>>;
}

/** Address suggestions while the visitor types. */
export interface AddressesPart {
  readonly type: (text: string) => Promise<void>;
  readonly choose: (label: string) => Promise<void>;
  readonly fail: () => Promise<void>;
  /** How often suggestions were requested, once that is a number of times. */
  readonly timesAsked: (expected: number) => Promise<number>;
}
