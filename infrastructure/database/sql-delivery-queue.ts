import * as TE from 'fp-ts/TaskEither';
import type { RecordsUnavailable } from '../../application/ports/dealer-records.ts';
import type { Delivery, DeliveryQueue, Settlement } from '../../application/ports/delivery-queue.ts';
import type { DeliveryChannel } from '../../domain/lead/delivery.ts';
import type { SubmittedLead } from '../../domain/lead/lead.ts';
import { instantText } from './instant-text.ts';
import { LEAD_COLUMNS, leadIn } from './lead-rows.ts';
import type { Database } from './open-database.ts';
import { recordsUnavailable } from './records-unavailable.ts';

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
      const [claimed] = await this.database.writer.run([this.claiming(channels, now, until, most)]);
      const leads = await this.leads(claimed.rows.map(({ lead_id }) => lead_id));
      return claimed.rows
        .toSorted((a, b) => Date.parse(a.due_at) - Date.parse(b.due_at))
        .flatMap(({ id, lead_id, channel, tries }) => {
          const lead = leads.get(lead_id);
          return lead === undefined ? [] : [{ id, channel, tries, lead }];
        });
    }, recordsUnavailable);
  }

  settle({ id }: Delivery, settlement: Settlement, now: number): TE.TaskEither<RecordsUnavailable, void> {
    const { kind } = settlement;
    const settled = this.database.db
      .updateTable('deliveries')
      .set(({ eb }) => ({
        tries: eb('tries', '+', 1),
        state: kind,
        claimed_until: null,
        last_fault: kind === 'delivered' ? null : settlement.fault,
        settled_at: kind === 'waiting' ? null : instantText(now),
        ...(kind === 'waiting' ? { due_at: instantText(settlement.dueAt) } : {}),
      }))
      .where('id', '=', id)
      .where('state', '<>', 'delivered')
      .compile();
    return TE.tryCatch(async () => {
      await this.database.writer.run([settled]);
    }, recordsUnavailable);
  }

  private claiming(channels: ReadonlyArray<DeliveryChannel>, now: number, until: number, most: number) {
    const { db, technology } = this.database;
    return db
      .with('due', (eb) =>
        eb
          .selectFrom('deliveries')
          .where('state', '=', 'waiting')
          .where('channel', 'in', channels)
          .where('due_at', '<=', instantText(now))
          .where(({ or, eb: is }) =>
            or([is('claimed_until', 'is', null), is('claimed_until', '<=', instantText(now))]),
          )
          .orderBy('due_at')
          .limit(most)
          .select('id')
          // SQLite has one writer at a time anyhow.
          .$if(technology === 'postgresql', (due) => due.forUpdate().skipLocked()),
      )
      .updateTable('deliveries')
      .set({ claimed_until: instantText(until) })
      .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
      .returning(['id', 'lead_id', 'channel', 'tries', 'due_at'])
      .compile();
  }

  /** One that was deleted meanwhile is missing: its deliveries are gone with it. */
  private async leads(ids: ReadonlyArray<string>) {
    if (ids.length === 0) return new Map<string, SubmittedLead>();
    const rows = await this.database.db
      .selectFrom('leads')
      .where('id', 'in', ids)
      .select(LEAD_COLUMNS)
      .execute();
    return new Map(rows.map((row) => [row.id, leadIn(row)]));
  }
}
