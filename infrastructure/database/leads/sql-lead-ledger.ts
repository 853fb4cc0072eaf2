import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { RecordsUnavailable } from '../../../application/ports/dealers/dealer-records.ts';
import type { SaveResult, LeadLedger, IdempotencyKey } from '../../../application/ports/leads/lead-ledger.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import type { Hold } from '../../../domain/lead/hold.ts';
import type { SubmittedLead } from '../../../domain/lead/lead.ts';
import { instantText } from '../instant-text.ts';
import { leadRow } from './lead-rows.ts';
import type { Database } from '../open-database.ts';
import { recordsUnavailable } from '../records-unavailable.ts';

/** Leads in the database. Saving is one unit and idempotent by key: a repeated request finds the first one's lead. */
export class SqlLeadLedger implements LeadLedger {
  private readonly database: Pick<Database, 'db' | 'writer'>;

  constructor(database: Pick<Database, 'db' | 'writer'>) {
    this.database = database;
  }

  save(
    lead: SubmittedLead,
    idempotencyKey: IdempotencyKey,
    channels: ReadonlyArray<DeliveryChannel>,
    hold: Hold | null = null,
  ): TE.TaskEither<RecordsUnavailable, SaveResult> {
    return TE.tryCatch(async () => {
      const { db, writer } = this.database;
      const insertLead = db
        .insertInto('leads')
        .values(leadRow(lead, idempotencyKey))
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .compile();
      const selectKept = db
        .selectFrom('leads')
        .where('idempotency_key', '=', idempotencyKey.key)
        .select(['id', 'body_hash'])
        .compile();
      const insertDeliveries = channels.map((channel) => this.insertDelivery(lead, idempotencyKey, channel));
      const insertHold = hold === null ? [] : [this.insertHold(lead, idempotencyKey, hold)];
      const [inserted, found] = await writer.run([
        ...([insertLead, selectKept] as const),
        ...insertDeliveries,
        ...insertHold,
      ]);
      const kept = found.rows[0];
      if (kept?.body_hash !== idempotencyKey.bodyHash) return { kind: 'conflict' };
      return { kind: inserted.changed === 1 ? 'created' : 'replayed', id: kept.id };
    }, recordsUnavailable);
  }

  /** Reads on the writer, so that a lead in a removed database file isn't acknowledged again. */
  sameSince(bodyHash: string, since: number): TE.TaskEither<RecordsUnavailable, O.Option<string>> {
    return TE.tryCatch(async () => {
      const { db, writer } = this.database;
      const latest = db
        .selectFrom('leads')
        .where('body_hash', '=', bodyHash)
        .where('accepted_at', '>=', instantText(since))
        .orderBy('accepted_at', 'desc')
        .limit(1)
        .select('id')
        .compile();
      const [{ rows }] = await writer.run([latest]);
      return O.fromNullable(rows[0]?.id);
    }, recordsUnavailable);
  }

  countBetween(from: number, until: number): TE.TaskEither<RecordsUnavailable, number> {
    return TE.tryCatch(async () => {
      const { count } = await this.database.db
        .selectFrom('leads')
        .leftJoin('held_leads', 'held_leads.lead_id', 'leads.id')
        .where('accepted_at', '>=', instantText(from))
        .where('accepted_at', '<', instantText(until))
        .where(({ or, eb }) => or([eb('state', 'is', null), eb('state', '=', 'released')]))
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    }, recordsUnavailable);
  }

  /** Inserts nothing when the key belongs to another lead. */
  private insertHold({ id }: SubmittedLead, { key }: IdempotencyKey, { reason, network }: Hold) {
    return this.database.db
      .insertInto('held_leads')
      .columns(['lead_id', 'reason', 'state', 'network'])
      .expression((eb) =>
        eb
          .selectFrom('leads')
          .where('leads.id', '=', id)
          .where('idempotency_key', '=', key)
          .select(({ val, ref }) => [
            ref('leads.id').as('lead_id'),
            val(reason).as('reason'),
            val('held').as('state'),
            val(network === '' ? null : network).as('network'),
          ]),
      )
      .compile();
  }

  /** Inserts nothing when the key belongs to another lead. An existing delivery is unchanged. */
  private insertDelivery(
    { id, acceptedAt }: SubmittedLead,
    { key }: IdempotencyKey,
    channel: DeliveryChannel,
  ) {
    return this.database.db
      .insertInto('deliveries')
      .columns(['id', 'lead_id', 'channel', 'state', 'tries', 'due_at'])
      .expression((eb) =>
        eb
          .selectFrom('leads')
          .where('leads.id', '=', id)
          .where('idempotency_key', '=', key)
          .select(({ val, lit, ref }) => [
            val(`${id}:${channel}`).as('id'),
            ref('leads.id').as('lead_id'),
            val(channel).as('channel'),
            val('waiting').as('state'),
            lit(0).as('tries'),
            val(instantText(acceptedAt)).as('due_at'),
          ]),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .compile();
  }
}
