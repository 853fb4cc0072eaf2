import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import type { SubmittedLead } from '../../../domain/lead/lead.ts';
import type { RecordsUnavailable } from '../dealers/dealer-records.ts';

/** A lead on its way to one place. */
export interface Delivery {
  /** Stays the same from try to try, so that a receiver recognizes a duplicate. */
  readonly id: string;
  readonly channel: DeliveryChannel;
  /** How many tries there were before this one. */
  readonly tries: number;
  readonly lead: SubmittedLead;
}

/**
 * How a try ended: delivered; to be tried again at `dueAt` (milliseconds since 1970); given up and kept aside; held back
 * for a digest to its recipient, which is due then; or never to be sent, since its recipient is sent enough.
 */
export type Settlement =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'waiting'; readonly dueAt: number; readonly fault: string }
  | { readonly kind: 'parked'; readonly fault: string }
  | { readonly kind: 'held'; readonly recipient: string; readonly dueAt: number }
  | { readonly kind: 'suppressed' };

/** Deliveries that nobody else is given while the claim lasts. */
export interface Claim {
  /** Names the claim, so that it can be given back. */
  readonly token: string;
  readonly deliveries: ReadonlyArray<Delivery>;
}

/** What is held back for one recipient: at least one delivery. */
export interface DueDigest extends Claim {
  /** A hash of the address. */
  readonly recipient: string;
}

/** How many deliveries to claim: of those that were never tried the newest, and of all those that have been due for longest. */
export interface ClaimSizes {
  readonly newest: number;
  readonly longestDue: number;
}

/**
 * The deliveries that are still to be made, shared by all processes of the site. A claim begins and ends by one clock that they all
 * share: after `claimMs` (milliseconds) who made it is taken for dead. What is due, the callers' clocks say.
 */
export interface DeliveryQueue {
  /** Deliveries by these channels that are due at `now` (milliseconds since 1970), longest due first, without what is held back. */
  readonly claim: (
    channels: ReadonlyArray<DeliveryChannel>,
    now: number,
    claimMs: number,
    sizes: ClaimSizes,
  ) => TaskEither<RecordsUnavailable, Claim>;
  /** At most `max` deliveries that are held back for the recipient whose digest has been due for longest; none: no digest is due. */
  readonly claimDigest: (
    now: number,
    claimMs: number,
    max: number,
  ) => TaskEither<RecordsUnavailable, Option<DueDigest>>;
  /** Gives back what was claimed and not tried, unless somebody else has claimed it since. */
  readonly release: (claim: Claim) => TaskEither<RecordsUnavailable, void>;
  /** Says how a try ended, which counts it unless it was held back. */
  readonly settle: (
    delivery: Delivery,
    settlement: Settlement,
    now: number,
  ) => TaskEither<RecordsUnavailable, void>;
}
