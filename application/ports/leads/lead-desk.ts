import type { TaskEither } from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import type { Draft, ValidLead } from '../../../domain/lead/lead.ts';

/** The lead was stored under this id. */
export interface LeadReceipt {
  readonly leadId: string;
  /** The path of the request's page with its token, which only this visitor may learn. Undefined when it has none. */
  readonly page?: string | undefined;
}

/** The network failed. The lead waits in the visitor's outbox and is sent when the network is back. */
export interface LeadWaits {
  readonly _tag: 'LeadWaits';
}

/** The server rejected the lead. Resending it unchanged will fail again. */
export interface LeadRefused {
  readonly _tag: 'LeadRefused';
  readonly messages: FieldMessages;
}

/** The dealer doesn't exist (anymore). The lead can be sent to another one. */
export interface DealerUnknown {
  readonly _tag: 'DealerUnknown';
}

/** The server couldn't accept the lead and didn't store it; `reason` has no personal data. */
export interface DeskUnavailable {
  readonly _tag: 'DeskUnavailable';
  readonly reason: string;
}

export type SendingFailure = LeadWaits | LeadRefused | DealerUnknown | DeskUnavailable;

/** A form's id and the values that were sent. */
export interface FilledForm {
  readonly formId: string;
  readonly draft: Draft;
}

/** The outcome of a lead that waited in the outbox. */
export interface OutboxOutcome {
  readonly key: string;
  /** The lead's dealer; null when the brand chooses one. */
  readonly companyId: CompanyId | null;
  /** The id of the dealer form; null for other forms. */
  readonly dealerForm: string | null;
  /** What was sent, so that the visitor can send it again. Null for the newsletter. */
  readonly filled: FilledForm | null;
  /** Whether this tab sent the lead. Only that tab reports it. */
  readonly sentHere: boolean;
  /** Whether an earlier page left the lead. A form on this page handles it only if it was given up. */
  readonly wasLeft: boolean;
  readonly receipt: LeadReceipt | null;
}

/** Sends the visitor's requests to the server (specification, section 7: lead submission). */
export interface LeadDesk {
  /** Sends a lead under an idempotency key, a UUID: however often it arrives, it is accepted once. */
  readonly send: (lead: ValidLead, key: string) => TaskEither<SendingFailure, LeadReceipt>;
  /** Outcomes of leads in the outbox. A null receipt means that sending was given up. Never completes. */
  readonly outcomes$: Observable<OutboxOutcome>;
  /** Company ids of the dealers with leads in the outbox. Replays its latest value, never completes. */
  readonly waiting$: Observable<ReadonlyArray<CompanyId>>;
}
