import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import type { LeadForm, SuccessText } from '../../../domain/lead/form.ts';
import type { Draft, LeadField } from '../../../domain/lead/lead.ts';

export type { FormField, LeadForm } from '../../../domain/lead/form.ts';
export type { Draft, LeadField } from '../../../domain/lead/lead.ts';

/** How far a request has come: `waiting` in the visitor's outbox, `failed` with everything typed still there. */
export type RequestStatus = 'editing' | 'sending' | 'waiting' | 'failed' | 'sent';

/** A form in a visitor's hands. Plain JSON: the server's html carries it into the application. */
export interface SendRequestView {
  readonly status: RequestStatus;
  /** Whether it has been sent, and nothing has come of it yet. */
  readonly isBusy: boolean;
  /** The step that is filled in, from 0. */
  readonly step: number;
  /** The dealer that the form came back for; null: it did not, or is for no dealer. */
  readonly companyId: CompanyId | null;
  /** Whether it was posted without scripts and came back with what is wrong. */
  readonly isReturned: boolean;
  /** What is wrong, in the order of the fields. */
  readonly messages: FieldMessages;
  /** How many clicks on submit were refused: after each the focus goes to the first field in error. */
  readonly refusals: number;
  /** What is said of the whole form: that it waits, or was not sent; null: nothing. */
  readonly notice: string | null;
  /** Whether the step that is shown is the one that sends. */
  readonly sends: boolean;
  /** The fields that may stay empty whatever the others say. */
  readonly optional: ReadonlyArray<LeadField>;
  /** What must be filled in before it can be sent; null: nothing, or it can be sent at any time. */
  readonly missing: string | null;
  /** What the visitor has chosen in a step that asks for a topic: the next one repeats it; null: nothing. */
  readonly topic: string | null;
  /** What will be missing once the application has started: room is kept for it until something was; null: nothing. */
  readonly missingSoon: string | null;
  /** What the site itself puts into fields; with each change of `fills` it is put there anew. */
  readonly values: Draft;
  readonly fills: number;
  /** Whether they take the place of what is there; else they fill what is empty. */
  readonly overwrites: boolean;
  /** Hints that hold for what is in the form, by field. */
  readonly hints: { readonly [field: string]: string };
  /** What will be sent, once more in sight before it is (one step after the last); null: it is not shown. */
  readonly summary: ReadonlyArray<{ readonly label: string; readonly text: string }> | null;
  /** What takes the form's place. */
  readonly success:
    | (SuccessText & {
        readonly reference: string;
        /** `Your reference: R-0123ABCD`. */
        readonly referenceLine: string;
        readonly leadId: string;
        /** The dealer it went to; null: whoever the brand chooses. */
        readonly companyId: CompanyId | null;
      })
    | null;
}

/** The first step with a field in error; the last one without any. */
export const stepInError = ({ steps }: LeadForm, messages: FieldMessages): number => {
  const step = steps.findIndex((fields) =>
    fields.some(({ name }) => messages.some(({ field }) => field === name)),
  );
  return step < 0 ? steps.length - 1 : step;
};

/** Whether a request has been sent, and nothing has come of it yet. */
export const isInFlight = (status: RequestStatus): boolean => status === 'sending' || status === 'waiting';

/** Not while it is on its way, and not twice. */
export const mayBeSent = ({ status }: SendRequestView): boolean =>
  status === 'editing' || status === 'failed';
