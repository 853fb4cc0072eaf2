import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import type { Hold } from '../../../domain/lead/hold.ts';
import type { SubmittedLead } from '../../../domain/lead/lead.ts';
import type { RecordsUnavailable } from '../dealers/dealer-records.ts';

/** What came of saving a lead: it is new, the same was saved before (under that id), or its key belongs to another. */
export type SaveResult =
  | { readonly kind: 'created'; readonly id: string }
  | { readonly kind: 'replayed'; readonly id: string }
  | { readonly kind: 'conflict' };

/** What makes two requests the same. */
export interface IdempotencyKey {
  /** Unique to a lead: a UUID from the sender, or one that the server has derived. */
  readonly key: string;
  /** A hash of everything that the request says. */
  readonly bodyHash: string;
}

/** Where accepted leads are stored. */
export interface LeadLedger {
  /**
   * Saves a lead and one delivery for each channel, all or nothing; answers only after that is on disk. Of many
   * concurrent calls with one key one is saved. A lead that is held (`hold`) has no deliveries until it is released.
   */
  readonly save: (
    lead: SubmittedLead,
    idempotencyKey: IdempotencyKey,
    channels: ReadonlyArray<DeliveryChannel>,
    hold?: Hold | null,
  ) => TaskEither<RecordsUnavailable, SaveResult>;
  /** The id of the latest lead with the same body, accepted at `since` or later (milliseconds since 1970), if there is one. */
  readonly sameSince: (bodyHash: string, since: number) => TaskEither<RecordsUnavailable, Option<string>>;
}
