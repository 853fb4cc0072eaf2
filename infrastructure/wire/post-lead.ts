import type { LeadReceipt } from '../../application/ports/leads/lead-desk.ts';
import type { FieldMessages } from '../../domain/lead/check-lead.ts';
import type { LeadPosting } from './lead-wire.ts';

/** The outcome of one attempt to post a lead. */
export type PostAnswer =
  /** Accepted and stored. */
  | { readonly kind: 'accepted'; readonly receipt: LeadReceipt }
  | { readonly kind: 'refused'; readonly messages: FieldMessages }
  /** The lead's dealer doesn't exist. */
  | { readonly kind: 'unknown-dealer' }
  /** The same request may succeed later. */
  | { readonly kind: 'retryable'; readonly reason: string }
  /** Rejected permanently. */
  | { readonly kind: 'rejected'; readonly reason: string }
  /** The response is missing or incomplete, so the lead may have been accepted or not. */
  | { readonly kind: 'unreachable' };

/** Posts a lead once with its idempotency key. Never rejects. */
export type PostLead = (posting: LeadPosting, key: string) => Promise<PostAnswer>;
