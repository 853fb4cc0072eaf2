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

/** What is held back for one recipient. */
export interface DueDigest {
  /** A hash of the address. */
  readonly recipient: string;
  /** Oldest first, at least one. */
  readonly deliveries: ReadonlyArray<Delivery>;
}

/** The deliveries that are still to be made, shared by all processes of the site. */
export interface DeliveryQueue {
  /**
   * At most `most` deliveries by these channels that are due at `now`, oldest first, without what is held back. No one
   * else is given them before `until`, when whoever took them is taken for dead (instants in milliseconds since 1970).
   */
  readonly claim: (
    channels: ReadonlyArray<DeliveryChannel>,
    now: number,
    until: number,
    most: number,
  ) => TaskEither<RecordsUnavailable, ReadonlyArray<Delivery>>;
  /** At most `max` deliveries that are held back for the recipient whose digest has been due for longest; none: no digest is due. */
  readonly claimDigest: (
    now: number,
    until: number,
    max: number,
  ) => TaskEither<RecordsUnavailable, Option<DueDigest>>;
  /** Gives back what was claimed until `until` and not tried. */
  readonly release: (
    deliveries: ReadonlyArray<Delivery>,
    until: number,
  ) => TaskEither<RecordsUnavailable, void>;
  /** Says how a try ended, which counts it unless it was held back. */
  readonly settle: (
    delivery: Delivery,
    settlement: Settlement,
    now: number,
  ) => TaskEither<RecordsUnavailable, void>;
}
