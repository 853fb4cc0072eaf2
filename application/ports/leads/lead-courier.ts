import type { TaskEither } from 'fp-ts/TaskEither';
import type { Delivery } from './delivery-queue.ts';

/** Why an attempt failed; `fault` has no personal data. */
export type NotDelivered =
  /** The service doesn't answer or rejects our credentials. Other deliveries through this channel would fail now, too. */
  | { readonly _tag: 'Unreachable'; readonly fault: string }
  /** The service answers and may accept the delivery later, after `retryAfterMs` if it gives a time. */
  | { readonly _tag: 'Retryable'; readonly fault: string; readonly retryAfterMs: number | null }
  /** The service will never accept this delivery. */
  | { readonly _tag: 'Refused'; readonly fault: string }
  /** The dealer or visitor has no address. */
  | { readonly _tag: 'NoRecipient'; readonly fault: string }
  | OverLimit;

/** The recipient has received enough mail (`domain/lead/mail-limits.ts`). */
export interface OverLimit {
  readonly _tag: 'OverLimit';
  readonly fault: string;
  /** The digest that the delivery is held for: the recipient (a hash of the address) and its due time. Null: it is never sent. */
  readonly digest: { readonly recipient: string; readonly dueAt: number } | null;
}

/** Delivers leads through one channel: to the CRM, a dealer's mailbox or the visitor's. */
export interface LeadCourier {
  /** Resolves once the receiver has accepted the delivery. Its id lets the receiver detect duplicates. */
  readonly deliver: (delivery: Delivery) => TaskEither<NotDelivered, void>;
}

/** Delivers many leads to one dealer in one message. */
export interface DigestCourier {
  /** Resolves once the receiver has accepted the digest. `deliveries` has at least one entry, in display order. */
  readonly deliverDigest: (deliveries: ReadonlyArray<Delivery>) => TaskEither<NotDelivered, void>;
}
