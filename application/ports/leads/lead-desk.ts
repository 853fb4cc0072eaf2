import type { TaskEither } from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import type { ValidLead } from '../../../domain/lead/lead.ts';

/** A lead was stored for good, under an id that names it. */
export interface LeadReceipt {
  readonly leadId: string;
}

/** The network failed: the lead waits in the visitor's outbox and is sent when the network is back. */
export interface LeadWaits {
  readonly _tag: 'LeadWaits';
}

/** The desk found fault with it; sent again as it is, it is refused again. */
export interface LeadRefused {
  readonly _tag: 'LeadRefused';
  readonly messages: FieldMessages;
}

/** There is no such dealer as it asks for (any more): it may be sent to another one. */
export interface DealerUnknown {
  readonly _tag: 'DealerUnknown';
}

/** The desk could not take it now and did not keep it; `reason` says why, without personal data. */
export interface DeskUnavailable {
  readonly _tag: 'DeskUnavailable';
  readonly reason: string;
}

export type SendingFailure = LeadWaits | LeadRefused | DealerUnknown | DeskUnavailable;

/** What came of a lead that had waited. */
export interface OutboxOutcome {
  readonly key: string;
  /** The dealer that it is for; null: whoever the brand chooses. */
  readonly companyId: CompanyId | null;
  /** The id of the form, where it was one for a dealer; null: it was another. */
  readonly dealerForm: string | null;
  /** This page has sent it; of all that hear of it one has. */
  readonly sentHere: boolean;
  /** It was left by an earlier page: no form on this one handles it. */
  readonly wasLeft: boolean;
  readonly receipt: LeadReceipt | null;
}

/** Where a visitor's requests are handed in (specification, section 7: lead submission). */
export interface LeadDesk {
  /** Sends a lead under a key of its own, a UUID: however often it arrives, it is taken once. */
  readonly send: (lead: ValidLead, key: string) => TaskEither<SendingFailure, LeadReceipt>;
  /** What comes of leads that wait in the outbox; never completes. A null receipt: it was given up. */
  readonly outcomes$: Observable<OutboxOutcome>;
  /** The company ids of the dealers whose leads wait in the outbox, at once and at each change; never completes. */
  readonly waiting$: Observable<ReadonlyArray<CompanyId>>;
}
