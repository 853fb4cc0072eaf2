import * as TE from 'fp-ts/TaskEither';
import { sql } from 'kysely';
import type { RecordsUnavailable } from '../../../application/ports/dealers/dealer-records.ts';
import type { RequestLog } from '../../../application/ports/leads/request-log.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import type { SubmittedLead } from '../../../domain/lead/lead.ts';
import { idPrefixOf } from '../../../domain/lead/reference.ts';
import { REQUEST_ANSWERS, type RequestEvent } from '../../../domain/lead/request/request-event.ts';
import type { FollowedRequest } from '../../../domain/lead/request/request-state.ts';
import { instantText } from '../instant-text.ts';
import type { Database } from '../open-database.ts';
import { recordsUnavailable } from '../records-unavailable.ts';
import { leadIn } from './lead-rows.ts';
import { eventIn, eventRow } from './request-event-rows.ts';

/** Small, so that new leads don't wait long. */
const REQUESTS_PER_READ = 200;

/** What has happened to requests, in the database. Reads on the writer, so that an event is seen by whoever reads after it. */
export class SqlRequestLog implements RequestLog {
  constructor(private readonly database: Pick<Database, 'db' | 'writer'>) {}

  byReference(reference: string): TE.TaskEither<RecordsUnavailable, ReadonlyArray<FollowedRequest>> {
    const prefix = idPrefixOf(reference);
    if (prefix === null) return TE.right([]);
    const referred = sql<boolean>`substr(leads.id, 1, 11) = ${prefix}`;
    return this.followed(this.followedLeads().where(referred));
  }

  unanswered(
    after: Pick<SubmittedLead, 'acceptedAt' | 'id'>,
    before: number,
  ): TE.TaskEither<RecordsUnavailable, ReadonlyArray<FollowedRequest>> {
    return this.followed(
      this.followedLeads()
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('accepted_at', 'leads.id'), '>', tuple(instantText(after.acceptedAt), after.id)),
        )
        .where('accepted_at', '<', instantText(before))
        .where('settled_at', 'is not', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('request_events')
                .whereRef('lead_id', '=', 'leads.id')
                .where('kind', 'in', [...REQUEST_ANSWERS, 'escalated'])
                .select('lead_id'),
            ),
          ),
        )
        .orderBy('accepted_at')
        .orderBy('leads.id')
        .limit(REQUESTS_PER_READ),
    );
  }

  /** Leads with the time at which their dealer's mail was taken, and their hold. */
  private followedLeads() {
    return this.database.db
      .selectFrom('leads')
      .leftJoin('deliveries', (join) =>
        join
          .onRef('deliveries.lead_id', '=', 'leads.id')
          .on('deliveries.channel', '=', 'dealer-mail')
          .on('deliveries.event', 'is', null)
          .on('deliveries.state', '=', 'delivered'),
      )
      .leftJoin('held_leads', (join) =>
        join.onRef('held_leads.lead_id', '=', 'leads.id').on('held_leads.state', '<>', 'released'),
      )
      .select(['leads.id', 'accepted_at', 'record', 'settled_at', 'reason']);
  }

  private followed(
    leads: ReturnType<SqlRequestLog['followedLeads']>,
  ): TE.TaskEither<RecordsUnavailable, ReadonlyArray<FollowedRequest>> {
    const { db, writer } = this.database;
    return TE.tryCatch(async () => {
      const [found] = await writer.run([leads.compile()]);
      if (found.rows.length === 0) return [];
      const ids = found.rows.map(({ id }) => id);
      const events = db
        .selectFrom('request_events')
        .where('lead_id', 'in', ids)
        .orderBy('position')
        .selectAll()
        .compile();
      const [happened] = await writer.run([events]);
      return found.rows.map((row): FollowedRequest => ({
        request: leadIn(row),
        sentAt: row.settled_at === null ? null : Date.parse(row.settled_at),
        isHeld: row.reason !== null,
        events: happened.rows.filter(({ lead_id }) => lead_id === row.id).map(eventIn),
      }));
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
        ...(event.kind === 'withdrawn' ? [this.suppressUnsent(requestId, event, after)] : []),
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
      .columns(['lead_id', 'position', 'kind', 'at', 'changes', 'email'])
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
            val(row.email ?? null).as('email'),
          ]),
      )
      .onConflict((conflict) => conflict.columns(['lead_id', 'position']).doNothing())
      .compile();
  }

  /** The dealer needn't hear of a withdrawn request that hasn't been mailed yet. */
  private suppressUnsent(requestId: string, { kind, at }: RequestEvent, position: number) {
    return this.database.db
      .updateTable('deliveries')
      .set({ state: 'suppressed', settled_at: instantText(at) })
      .where('lead_id', '=', requestId)
      .where('channel', '=', 'dealer-mail')
      .where('state', '=', 'waiting')
      .where('claimed_until', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('request_events')
            .where('lead_id', '=', requestId)
            .where('position', '=', position)
            .where('kind', '=', kind)
            .where('at', '=', instantText(at))
            .select('lead_id'),
        ),
      )
      .compile();
  }

  /**
   * Inserts nothing when the event at this position is another one, for a request that is held, and for the dealer of one whose mail was
   * suppressed before anybody tried to send it.
   */
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
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('deliveries')
                  .where('lead_id', '=', requestId)
                  .where('channel', '=', channel)
                  .where('channel', '=', 'dealer-mail')
                  .where('event', 'is', null)
                  .where('state', '=', 'suppressed')
                  .where('tries', '=', 0)
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
