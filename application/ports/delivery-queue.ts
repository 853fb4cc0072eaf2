import type { TaskEither } from 'fp-ts/TaskEither';
import type { DeliveryChannel } from '../../domain/lead/delivery.ts';
import type { SubmittedLead } from '../../domain/lead/lead.ts';
import type { RecordsUnavailable } from './dealer-records.ts';

/** A lead on its way to one place. */
export interface Delivery {
  /** Stays the same from try to try: whoever receives it twice knows it by this. */
  readonly id: string;
  readonly channel: DeliveryChannel;
  /** How many tries there were before this one. */
  readonly tries: number;
  readonly lead: SubmittedLead;
}

/** How a try ended: delivered, to be tried again at `dueAt` (milliseconds since 1970), or given up and kept aside. */
export type Settlement =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'waiting'; readonly dueAt: number; readonly fault: string }
  | { readonly kind: 'parked'; readonly fault: string };

/** The deliveries that are still to be made, shared by all processes of the site. */
export interface DeliveryQueue {
  /**
   * At most `most` deliveries by these channels that are due at `now`, oldest first. Nobody else is given them before
   * `until`, when whoever took them is taken for dead (instants in milliseconds since 1970).
   */
  readonly claim: (
    channels: ReadonlyArray<DeliveryChannel>,
    now: number,
    until: number,
    most: number,
  ) => TaskEither<RecordsUnavailable, ReadonlyArray<Delivery>>;
  /** Says how a try ended, which counts it. */
  readonly settle: (
    delivery: Delivery,
    settlement: Settlement,
    now: number,
  ) => TaskEither<RecordsUnavailable, void>;
}
