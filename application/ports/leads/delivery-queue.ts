import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import type { SubmittedLead } from '../../../domain/lead/lead.ts';
import type { RequestEvent } from '../../../domain/lead/request/request-event.ts';
import type { RecordsUnavailable } from '../dealers/dealer-records.ts';

/** A lead to deliver through one channel. */
export interface Delivery {
  /** Stays the same across retries, so that the receiver can detect duplicates. */
  readonly id: string;
  readonly channel: DeliveryChannel;
  /** The number of earlier attempts. */
  readonly tries: number;
  /** The lead, with the visitor's corrections. */
  readonly lead: SubmittedLead;
  /** What happened to the lead since it was sent. Missing: this is the lead itself. */
  readonly event?: RequestEvent;
}

/**
 * The outcome of an attempt: delivered; to retry at `dueAt` (milliseconds since 1970); parked after giving up; held for the recipient's
 * digest, due at `dueAt`; or suppressed, because the recipient has received enough mail.
 */
export type Settlement =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'waiting'; readonly dueAt: number; readonly fault: string }
  | { readonly kind: 'parked'; readonly fault: string }
  | { readonly kind: 'held'; readonly recipient: string; readonly dueAt: number }
  | { readonly kind: 'suppressed' };

/** Deliveries reserved for one worker while the claim lasts. */
export interface Claim {
  /** Identifies the claim when it is released. */
  readonly token: string;
  readonly deliveries: ReadonlyArray<Delivery>;
}

/** The deliveries held for one recipient, at least one. */
export interface DueDigest extends Claim {
  /** A hash of the mail address. */
  readonly recipient: string;
}

/** How many deliveries to claim: the newest that were never tried, and the longest due overall. */
export interface ClaimSizes {
  readonly newest: number;
  readonly longestDue: number;
}

/**
 * The pending deliveries, shared by all processes of the site. Claims use one shared clock and expire after `claimMs` milliseconds, when
 * their owner counts as crashed. The callers' clocks decide what is due.
 */
export interface DeliveryQueue {
  /** Claims deliveries through these channels that are due at `now` (milliseconds since 1970), longest due first, without held ones. */
  readonly claim: (
    channels: ReadonlyArray<DeliveryChannel>,
    now: number,
    claimMs: number,
    sizes: ClaimSizes,
  ) => TaskEither<RecordsUnavailable, Claim>;
  /**
   * Claims at most `max` deliveries held for the recipient whose digest is longest due, the newest and the oldest; none when no digest is
   * due.
   */
  readonly claimDigest: (
    now: number,
    claimMs: number,
    max: number,
  ) => TaskEither<RecordsUnavailable, Option<DueDigest>>;
  /** Releases claimed deliveries that weren't tried, unless another worker has claimed them since. */
  readonly release: (claim: Claim) => TaskEither<RecordsUnavailable, void>;
  /** Records the outcome of an attempt. Increments the attempt count, except for held deliveries. */
  readonly settle: (
    delivery: Delivery,
    settlement: Settlement,
    now: number,
  ) => TaskEither<RecordsUnavailable, void>;
}
