import * as TE from 'fp-ts/TaskEither';
import { sql } from 'kysely';
import type { RecordsUnavailable } from '../../../application/ports/dealers/dealer-records.ts';
import type { RequestLog } from '../../../application/ports/leads/request-log.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import { idPrefixOf } from '../../../domain/lead/reference.ts';
import type { RequestEvent } from '../../../domain/lead/request/request-event.ts';
import type { FollowedRequest } from '../../../domain/lead/request/request-state.ts';
import { instantText } from '../instant-text.ts';
import type { Database } from '../open-database.ts';
import { recordsUnavailable } from '../records-unavailable.ts';
import { LEAD_COLUMNS, leadIn } from './lead-rows.ts';
import { eventIn, eventRow } from './request-event-rows.ts';

/** What has happened to requests, in the database. Reads on the writer, so that an event is seen by whoever reads after it. */
export class SqlRequestLog implements RequestLog {
  constructor(private readonly database: Pick<Database, 'db' | 'writer'>) {}

  byReference(reference: string): TE.TaskEither<RecordsUnavailable, ReadonlyArray<FollowedRequest>> {
    const prefix = idPrefixOf(reference);
    if (prefix === null) return TE.right([]);
    const { db, writer } = this.database;
    const referred = sql<boolean>`substr(leads.id, 1, 11) = ${prefix}`;
    const leads = db.selectFrom('leads').where(referred).select(LEAD_COLUMNS).compile();
    const sent = db
      .selectFrom('deliveries')
      .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
      .where(referred)
      .where('channel', '=', 'dealer-mail')
      .where('event', 'is', null)
      .where('deliveries.state', '=', 'delivered')
      .select(['lead_id', 'settled_at'])
      .compile();
    const events = db
      .selectFrom('request_events')
      .innerJoin('leads', 'leads.id', 'request_events.lead_id')
      .where(referred)
      .orderBy('position')
      .selectAll('request_events')
      .compile();
    return TE.tryCatch(async () => {
      const [found, deliveries, happened] = await writer.run([leads, sent, events]);
      return found.rows.map((row): FollowedRequest => {
        const sentAt = deliveries.rows.find(({ lead_id }) => lead_id === row.id)?.settled_at ?? null;
        return {
          request: leadIn(row),
          sentAt: sentAt === null ? null : Date.parse(sentAt),
          events: happened.rows.filter(({ lead_id }) => lead_id === row.id).map(eventIn),
        };
      });
    }, recordsUnavailable);
  }

  add(
    requestId: string,
    event: RequestEvent,
    after: number,
    channels: ReadonlyArray<DeliveryChannel>,
  ): TE.TaskEither<RecordsUnavailable, boolean> {
    return TE.tryCatch(async () => {
      const [added] = await this.database.writer.run([
        this.insertEvent(requestId, event, after),
        ...channels.map((channel) => this.insertDelivery(requestId, event, after, channel)),
      ]);
      return added.changed === 1;
    }, recordsUnavailable);
  }

  /** Inserts nothing when the request has gone, or when other events than the caller has seen came before. */
  private insertEvent(requestId: string, event: RequestEvent, after: number) {
    const row = eventRow(requestId, event, after);
    return this.database.db
      .insertInto('request_events')
      .columns(['lead_id', 'position', 'kind', 'at', 'changes'])
      .expression((eb) =>
        eb
          .selectFrom('leads')
          .where('id', '=', requestId)
          .where(({ eb: is, selectFrom }) =>
            is(
              selectFrom('request_events')
                .where('lead_id', '=', requestId)
                .select(({ fn }) => fn.countAll<number>().as('events')),
              '=',
              after,
            ),
          )
          .select(({ val, ref, lit }) => [
            ref('leads.id').as('lead_id'),
            lit(after).as('position'),
            val(row.kind).as('kind'),
            val(row.at).as('at'),
            val(row.changes ?? null).as('changes'),
          ]),
      )
      .onConflict((conflict) => conflict.columns(['lead_id', 'position']).doNothing())
      .compile();
  }

  /** Inserts nothing when the event at this position is another one, and for a request that is held. */
  private insertDelivery(
    requestId: string,
    { kind, at }: RequestEvent,
    position: number,
    channel: DeliveryChannel,
  ) {
    return this.database.db
      .insertInto('deliveries')
      .columns(['id', 'lead_id', 'channel', 'state', 'tries', 'due_at', 'event'])
      .expression((eb) =>
        eb
          .selectFrom('request_events')
          .where('lead_id', '=', requestId)
          .where('position', '=', position)
          .where('kind', '=', kind)
          .where('at', '=', instantText(at))
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('held_leads')
                  .where('lead_id', '=', requestId)
                  .where('state', '<>', 'released')
                  .select('lead_id'),
              ),
            ),
          )
          .select(({ val, lit, ref }) => [
            val(`${requestId}:${channel}:${position}`).as('id'),
            ref('lead_id').as('lead_id'),
            val(channel).as('channel'),
            val('waiting').as('state'),
            lit(0).as('tries'),
            val(instantText(at)).as('due_at'),
            lit(position).as('event'),
          ]),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .compile();
  }
}
