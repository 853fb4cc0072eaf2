import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import type { Doubt } from '../../../domain/lead/doubts.ts';
import type { CallTexts } from '../../../domain/lead/expected-call-texts.ts';
import type { LeadForm, SuccessText } from '../../../domain/lead/form.ts';
import type { Draft, LeadField } from '../../../domain/lead/lead.ts';

/** `waiting`: in the visitor's outbox. `failed`: not sent; all typed values are kept. */
export type RequestStatus = 'editing' | 'sending' | 'waiting' | 'failed' | 'sent';

/** State of a form. Plain JSON: the server's html passes it to the application for hydration. */
export interface SendRequestView {
  readonly status: RequestStatus;
  /** Whether it is being sent and has no outcome yet. */
  readonly isBusy: boolean;
  /** The current step, from 0. */
  readonly step: number;
  /** The dealer of a form that the server returned with errors; null when it wasn't returned or has no dealer. */
  readonly companyId: CompanyId | null;
  /** Whether the form was posted without scripts and returned with errors. */
  readonly isReturned: boolean;
  /** Error messages, in field order. */
  readonly messages: FieldMessages;
  /** Questions about values that are probably mistakes. A value that is left unchanged is accepted. */
  readonly doubts: ReadonlyArray<Doubt>;
  /** The doubtful values in a returned form that the visitor was asked about. Hidden fields repeat them. */
  readonly confirmed: Draft;
  /** Repeats the number that the dealer will get; null while the phone field is empty or invalid. */
  readonly readBack: string | null;
  /** Sentences about the chosen dealer: when they were asked before, and who answers now. */
  readonly dealerNotes: ReadonlyArray<string>;
  /** Counts rejected submissions. After each one, the focus moves to the first field with an error. */
  readonly refusals: number;
  /** A message about the whole form, such as a failure; null without one. */
  readonly notice: string | null;
  /** Whether the current step is the one that sends. */
  readonly sends: boolean;
  /** The fields that are always optional. */
  readonly optional: ReadonlyArray<LeadField>;
  /** The text that lists missing required fields; null when the form can be sent. */
  readonly missing: string | null;
  /** The topic chosen in an earlier step, repeated on the next one; null without one. */
  readonly topic: string | null;
  /** Reserves space for `missing` until the application has started, so that the layout doesn't shift; null when nothing is missing. */
  readonly missingSoon: string | null;
  /** The values that the site fills in. Each change of `fills` writes them into the fields again. */
  readonly values: Draft;
  readonly fills: number;
  /** Whether `values` replace what is in the fields; otherwise they fill only empty ones. */
  readonly overwrites: boolean;
  /** The current hints, by field. */
  readonly hints: { readonly [field: string]: string };
  /** The first date of a visit that the chosen dealer offers, such as `2026-11-30`; null when unknown. */
  readonly firstVisit: string | null;
  /** The summary to confirm, shown one step after the last; null when it isn't shown. */
  readonly summary: ReadonlyArray<{ readonly label: string; readonly text: string }> | null;
  /** The confirmation that replaces the form; null before sending. */
  readonly success:
    | (SuccessText & {
        /** What the dealer's calendar adds to the form's own texts. */
        readonly calls: CallTexts;
        /** All lines below the heading. */
        readonly lines: ReadonlyArray<string>;
        readonly reference: string;
        /** `Your reference: R-0123ABCD`. */
        readonly referenceLine: string;
        readonly leadId: string;
        /** `Sent to Malone's, R-0123ABCD`. */
        readonly sentLine: string;
        /** The link to the request's page; null when the server named none. */
        readonly page: { readonly text: string; readonly address: string } | null;
        /** The dealer that received the lead; null when the brand chooses one. */
        readonly companyId: CompanyId | null;
      })
    | null;
}

/** The first step with an error or question; the last step when there is none. */
export const stepInError = ({ steps }: LeadForm, messages: ReadonlyArray<Pick<Doubt, 'field'>>): number => {
  const step = steps.findIndex((fields) =>
    fields.some(({ name }) => messages.some(({ field }) => field === name)),
  );
  return step < 0 ? steps.length - 1 : step;
};

/** Whether a request is being sent or waits in the outbox. */
export const isInFlight = (status: RequestStatus): boolean => status === 'sending' || status === 'waiting';

/** Whether the form can be sent: it isn't in progress and wasn't sent before. */
export const mayBeSent = ({ status }: SendRequestView): boolean =>
  status === 'editing' || status === 'failed';
