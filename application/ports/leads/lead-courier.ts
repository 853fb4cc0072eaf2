import type { TaskEither } from 'fp-ts/TaskEither';
import type { Delivery } from './delivery-queue.ts';

/** Why a try failed; `fault` describes it without personal data. */
export type NotDelivered =
  /** The service does not answer, or our own access is refused: no other delivery by the same channel would succeed now. */
  | { readonly _tag: 'Unreachable'; readonly fault: string }
  /** The other side answers and may accept this later; it may say how much later, in milliseconds. */
  | { readonly _tag: 'Retryable'; readonly fault: string; readonly retryAfterMs: number | null }
  /** The other side will never accept this as it is. */
  | { readonly _tag: 'Refused'; readonly fault: string }
  /** There is no recipient: the dealer or the visitor has no address. */
  | { readonly _tag: 'NoRecipient'; readonly fault: string }
  | OverLimit;

/** Its recipient has been sent enough mails (`domain/lead/mail-limits.ts`). */
export interface OverLimit {
  readonly _tag: 'OverLimit';
  readonly fault: string;
  /** The digest that it waits for: whose (a hash of the address), and when that is due. null: it is never sent. */
  readonly digest: { readonly recipient: string; readonly dueAt: number } | null;
}

/** Brings leads to one place: the CRM, a dealer's mailbox, the visitor's. */
export interface LeadCourier {
  /** Resolves once the receiver has accepted it; the receiver can recognize a duplicate by its id. */
  readonly deliver: (delivery: Delivery) => TaskEither<NotDelivered, void>;
}

/** Brings many leads to one dealer at once. */
export interface DigestCourier {
  /** Resolves once the other side has accepted the digest of these deliveries, at least one, in this order. */
  readonly deliverDigest: (deliveries: ReadonlyArray<Delivery>) => TaskEither<NotDelivered, void>;
}
