import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import type { Hold } from '../../../domain/lead/hold.ts';
import type { SubmittedLead } from '../../../domain/lead/lead.ts';
import type { RecordsUnavailable } from '../dealers/dealer-records.ts';

/** The outcome of saving a lead: it is new, it was saved before under `id`, or its key was used for another lead. */
export type SaveResult =
  | { readonly kind: 'created'; readonly id: string }
  | { readonly kind: 'replayed'; readonly id: string }
  | { readonly kind: 'conflict' };

/** Identifies repeated requests. */
export interface IdempotencyKey {
  /** Unique per lead: a UUID from the client, or derived by the server. */
  readonly key: string;
  /** A hash of the request body. */
  readonly bodyHash: string;
}

/** Stores accepted leads. */
export interface LeadLedger {
  /**
   * Saves a lead and one delivery per channel in one transaction; resolves after it is on disk. Of concurrent calls with one key, one is
   * saved. A lead with a `hold` has no deliveries until it is released.
   */
  readonly save: (
    lead: SubmittedLead,
    idempotencyKey: IdempotencyKey,
    channels: ReadonlyArray<DeliveryChannel>,
    hold?: Hold | null,
  ) => TaskEither<RecordsUnavailable, SaveResult>;
  /** The id of the latest lead with the same body accepted since `since` (milliseconds since 1970), if any. */
  readonly sameSince: (bodyHash: string, since: number) => TaskEither<RecordsUnavailable, Option<string>>;
  /** The number of leads accepted in a period (milliseconds since 1970), its end excluded, without held and discarded ones. */
  readonly countBetween: (from: number, until: number) => TaskEither<RecordsUnavailable, number>;
}
