import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Selectable } from 'kysely';
import type { RecordsUnavailable } from '../../../application/ports/dealers/dealer-records.ts';
import type {
  Claim,
  ClaimSizes,
  Delivery,
  DeliveryQueue,
  DueDigest,
  Settlement,
} from '../../../application/ports/leads/delivery-queue.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import { amended, type FollowedRequest } from '../../../domain/lead/request/request-state.ts';
import { claimDue, claimHeld, settleOne } from './delivery-statements.ts';
import { LEAD_COLUMNS, leadIn } from './lead-rows.ts';
import { eventIn } from './request-event-rows.ts';
import type { Database } from '../open-database.ts';
import { recordsUnavailable } from '../records-unavailable.ts';
import type { DeliveriesTable } from '../schema.ts';

const NOTHING_CLAIMED: Claim = { token: '', deliveries: [] };

type ClaimedRow = Pick<
  Selectable<DeliveriesTable>,
  'id' | 'lead_id' | 'channel' | 'tries' | 'claimed_until' | 'event'
>;

type LeadWithEvents = Pick<FollowedRequest, 'request' | 'events'>;

/** A delivery queue in the database. A claim is one update, so each row goes to only one of several processes. */
export class SqlDeliveryQueue implements DeliveryQueue {
  private readonly database: Pick<Database, 'db' | 'writer' | 'technology'>;

  constructor(database: Pick<Database, 'db' | 'writer' | 'technology'>) {
    this.database = database;
  }

  claim(
    channels: ReadonlyArray<DeliveryChannel>,
    now: number,
    claimMs: number,
    sizes: ClaimSizes,
  ): TE.TaskEither<RecordsUnavailable, Claim> {
    if (channels.length === 0) return TE.right(NOTHING_CLAIMED);
    return TE.tryCatch(async () => {
      const statement = claimDue(this.database, channels, now, claimMs, sizes);
      const [{ rows }] = await this.database.writer.run([statement]);
      return this.claimed(rows.toSorted((a, b) => Date.parse(a.due_at) - Date.parse(b.due_at)));
    }, recordsUnavailable);
  }

  claimDigest(
    now: number,
    claimMs: number,
    max: number,
  ): TE.TaskEither<RecordsUnavailable, O.Option<DueDigest>> {
    return TE.tryCatch(async () => {
      const [{ rows }] = await this.database.writer.run([claimHeld(this.database, now, claimMs, max)]);
      const claim = await this.claimed(rows);
      const recipient = rows[0]?.held_for ?? null;
      return recipient === null || claim.deliveries.length === 0 ? O.none : O.some({ ...claim, recipient });
    }, recordsUnavailable);
  }

  release({ token, deliveries }: Claim): TE.TaskEither<RecordsUnavailable, void> {
    const released = this.database.db
      .updateTable('deliveries')
      .set({ claimed_until: null })
      .where(
        'id',
        'in',
        deliveries.map(({ id }) => id),
      )
      .where('claimed_until', '=', token)
      .compile();
    return TE.tryCatch(async () => {
      await this.database.writer.run([released]);
    }, recordsUnavailable);
  }

  settle({ id }: Delivery, settlement: Settlement, now: number): TE.TaskEither<RecordsUnavailable, void> {
    return TE.tryCatch(async () => {
      await this.database.writer.run([settleOne(this.database, id, settlement, now)]);
    }, recordsUnavailable);
  }

  /** The claim without deliveries of deleted leads, and without malformed leads, which must not block the others. */
  private async claimed(rows: ReadonlyArray<ClaimedRow>): Promise<Claim> {
    const token = rows[0]?.claimed_until ?? null;
    if (token === null) return NOTHING_CLAIMED;
    const leads = await this.leads(rows.map(({ lead_id }) => lead_id));
    const deliveries = rows.flatMap(({ id, lead_id, channel, tries, event: position }) => {
      const followed = leads.get(lead_id);
      if (followed === undefined) return [];
      const lead = amended(followed);
      const event = position === null ? undefined : followed.events[position];
      return [{ id, channel, tries, lead, ...(event !== undefined && { event }) }];
    });
    return { token, deliveries };
  }

  private async leads(ids: ReadonlyArray<string>) {
    if (ids.length === 0) return new Map<string, LeadWithEvents>();
    const { db } = this.database;
    const [rows, events] = await Promise.all([
      db.selectFrom('leads').where('id', 'in', ids).select(LEAD_COLUMNS).execute(),
      db.selectFrom('request_events').where('lead_id', 'in', ids).orderBy('position').selectAll().execute(),
    ]);
    return new Map(
      rows.flatMap((row): ReadonlyArray<[string, LeadWithEvents]> => {
        const lead = O.tryCatch(() => ({
          request: leadIn(row),
          events: events.filter(({ lead_id }) => lead_id === row.id).map(eventIn),
        }));
        return O.isSome(lead) ? [[row.id, lead.value]] : [];
      }),
    );
  }
}
