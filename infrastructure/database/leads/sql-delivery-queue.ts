import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Selectable } from 'kysely';
import type { RecordsUnavailable } from '../../../application/ports/dealers/dealer-records.ts';
import type {
  Delivery,
  DeliveryQueue,
  DueDigest,
  Settlement,
} from '../../../application/ports/leads/delivery-queue.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import type { SubmittedLead } from '../../../domain/lead/lead.ts';
import { claimDue, claimHeld, settleOne } from './delivery-statements.ts';
import { instantText } from '../instant-text.ts';
import { LEAD_COLUMNS, leadIn } from './lead-rows.ts';
import type { Database } from '../open-database.ts';
import { recordsUnavailable } from '../records-unavailable.ts';
import type { DeliveriesTable } from '../schema.ts';

/** Deliveries in a table. A claim is one update, which gives a row to one of many processes that ask at once. */
export class SqlDeliveryQueue implements DeliveryQueue {
  private readonly database: Pick<Database, 'db' | 'writer' | 'technology'>;

  constructor(database: Pick<Database, 'db' | 'writer' | 'technology'>) {
    this.database = database;
  }

  claim(
    channels: ReadonlyArray<DeliveryChannel>,
    now: number,
    until: number,
    most: number,
  ): TE.TaskEither<RecordsUnavailable, ReadonlyArray<Delivery>> {
    if (channels.length === 0) return TE.right([]);
    return TE.tryCatch(async () => {
      const [claimed] = await this.database.writer.run([claimDue(this.database, channels, now, until, most)]);
      const leads = await this.leads(claimed.rows.map(({ lead_id }) => lead_id));
      return deliveriesIn(
        claimed.rows.toSorted((a, b) => Date.parse(a.due_at) - Date.parse(b.due_at)),
        leads,
      );
    }, recordsUnavailable);
  }

  claimDigest(
    now: number,
    until: number,
    max: number,
  ): TE.TaskEither<RecordsUnavailable, O.Option<DueDigest>> {
    return TE.tryCatch(async () => {
      const [{ rows }] = await this.database.writer.run([claimHeld(this.database, now, until, max)]);
      const leads = await this.leads(rows.map(({ lead_id }) => lead_id));
      const deliveries = deliveriesIn(rows, leads);
      const recipient = rows[0]?.held_for ?? null;
      if (recipient === null || deliveries.length === 0) return O.none;
      return O.some({
        recipient,
        deliveries: deliveries.toSorted((a, b) => a.lead.acceptedAt - b.lead.acceptedAt),
      });
    }, recordsUnavailable);
  }

  release(deliveries: ReadonlyArray<Delivery>, until: number): TE.TaskEither<RecordsUnavailable, void> {
    const released = this.database.db
      .updateTable('deliveries')
      .set({ claimed_until: null })
      .where(
        'id',
        'in',
        deliveries.map(({ id }) => id),
      )
      .where('claimed_until', '=', instantText(until))
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

  /** One that was deleted meanwhile is missing: its deliveries are gone with it. So is a malformed one: it holds up no other. */
  private async leads(ids: ReadonlyArray<string>) {
    if (ids.length === 0) return new Map<string, SubmittedLead>();
    const rows = await this.database.db
      .selectFrom('leads')
      .where('id', 'in', ids)
      .select(LEAD_COLUMNS)
      .execute();
    return new Map(
      rows.flatMap((row): ReadonlyArray<[string, SubmittedLead]> => {
        const lead = O.tryCatch(() => leadIn(row));
        return O.isSome(lead) ? [[row.id, lead.value]] : [];
      }),
    );
  }
}

/** Without those whose lead is gone. */
const deliveriesIn = (
  rows: ReadonlyArray<Pick<Selectable<DeliveriesTable>, 'id' | 'lead_id' | 'channel' | 'tries'>>,
  leads: ReadonlyMap<string, SubmittedLead>,
): ReadonlyArray<Delivery> =>
  rows.flatMap(({ id, lead_id, channel, tries }) => {
    const lead = leads.get(lead_id);
    return lead === undefined ? [] : [{ id, channel, tries, lead }];
  });
