import * as O from 'fp-ts/Option';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import { keptSince, retentionRefusal, type RetentionRefusal } from '../../../domain/lead/retention.ts';
import { instantText } from '../instant-text.ts';
import type { Erasure } from '../engines/owed-erasure.ts';
import type { DeliveryState } from '../schema.ts';
import type { Database } from '../open-database.ts';

/** Small enough that new leads don't wait long. */
const PORTION = 500;

const UNDELIVERED = ['waiting', 'parked'] as const satisfies ReadonlyArray<DeliveryState>;

export interface RetentionSettings {
  /** The current time, in milliseconds since 1970. */
  readonly now: number;
  /** Days that leads are kept (`LEAD_RETENTION_DAYS`). */
  readonly days: number;
  /** Whether the operator has confirmed a deletion of many or all leads. */
  readonly isConfirmed: boolean;
  /** Leads with a waiting or parked delivery by one of these channels are kept. */
  readonly awaitedChannels: ReadonlyArray<DeliveryChannel>;
  /** When the deleted rows must be erased from the database's files. */
  readonly erasure: Erasure;
}

export interface RetentionReport {
  readonly deleted: number;
  /** The day on which the oldest deleted lead was accepted, as UTC text. Null when no lead was deleted. */
  readonly oldestDay: string | null;
  /** The number of deleted leads that were held without a decision. */
  readonly held: number;
  /** The number of outdated leads that are kept because they aren't delivered yet. */
  readonly undelivered: number;
  /** Why nothing was deleted, with the numbers of outdated and stored leads. Null when retention wasn't refused. */
  readonly refused: {
    readonly reason: RetentionRefusal;
    readonly outdated: number;
    readonly stored: number;
  } | null;
}

/**
 * Deletes leads whose retention has ended, with their deliveries, within the limits of `domain/lead/retention.ts`. Leads that wait for an
 * awaited channel are kept. Rejects when the database fails.
 */
export const deleteOutdatedLeads = async (
  database: Pick<Database, 'db' | 'writer'>,
  { now, days, isConfirmed, awaitedChannels, erasure }: RetentionSettings,
): Promise<RetentionReport> => {
  const since = keptSince(now, days);
  const { outdated, oldest, undelivered, held } = await outdatedLeads(database, since, awaitedChannels);
  const nothing = { deleted: 0, oldestDay: null, held: 0, undelivered, refused: null };
  if (outdated === 0 || oldest === null) return nothing;
  const { stored, newestAcceptedAt } = await allLeads(database);
  const refusal = isConfirmed ? O.none : retentionRefusal({ stored, outdated, newestAcceptedAt }, since);
  if (O.isSome(refusal)) return { ...nothing, refused: { reason: refusal.value, outdated, stored } };
  const deleted = await deleteAll(database, deletable(database, since, awaitedChannels), erasure);
  return { ...nothing, deleted, held, oldestDay: oldest.slice(0, 'YYYY-MM-DD'.length) };
};

/** The leads accepted before an instant that may be deleted. */
const deletable = (
  { db }: Pick<Database, 'db'>,
  since: number,
  awaitedChannels: ReadonlyArray<DeliveryChannel>,
) => {
  const outdated = db.selectFrom('leads').where('accepted_at', '<', instantText(since));
  if (awaitedChannels.length === 0) return outdated;
  return outdated.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('deliveries')
          .whereRef('deliveries.lead_id', '=', 'leads.id')
          .where('deliveries.state', 'in', UNDELIVERED)
          .where('deliveries.channel', 'in', awaitedChannels)
          .select('deliveries.id'),
      ),
    ),
  );
};

/** Counts on the writer, which on SQLite doesn't block page requests. */
const outdatedLeads = async (
  database: Pick<Database, 'db' | 'writer'>,
  since: number,
  awaitedChannels: ReadonlyArray<DeliveryChannel>,
) => {
  const [all, toDelete, undecided] = await database.writer.run([
    deletable(database, since, [])
      .select(({ fn }) => fn.countAll().as('n'))
      .compile(),
    deletable(database, since, awaitedChannels)
      .select(({ fn }) => [fn.countAll().as('n'), fn.min('accepted_at').as('oldest')])
      .compile(),
    deletable(database, since, awaitedChannels)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('held_leads')
            .whereRef('held_leads.lead_id', '=', 'leads.id')
            .where('held_leads.state', '=', 'held')
            .select('held_leads.lead_id'),
        ),
      )
      .select(({ fn }) => fn.countAll().as('n'))
      .compile(),
  ]);
  const outdated = Number(toDelete.rows[0]?.n);
  return {
    outdated,
    oldest: toDelete.rows[0]?.oldest ?? null,
    undelivered: Number(all.rows[0]?.n) - outdated,
    held: Number(undecided.rows[0]?.n),
  };
};

const allLeads = async ({ db, writer }: Pick<Database, 'db' | 'writer'>) => {
  const [{ rows }] = await writer.run([
    db
      .selectFrom('leads')
      .select(({ fn }) => [fn.countAll().as('n'), fn.max('accepted_at').as('newest')])
      .compile(),
  ]);
  return { stored: Number(rows[0]?.n), newestAcceptedAt: Date.parse(rows[0]?.newest ?? '') };
};

const deleteAll = async (
  { db, writer }: Pick<Database, 'db' | 'writer'>,
  leads: ReturnType<typeof deletable>,
  erasure: Erasure,
): Promise<number> => {
  const portion = leads.orderBy('accepted_at').limit(PORTION).select('leads.id');
  const deletePortion = db.deleteFrom('leads').where('id', 'in', portion).compile();
  let all = 0;
  let deleted;
  do {
    [{ changed: deleted }] = await writer.run([deletePortion], erasure);
    all += deleted;
  } while (deleted === PORTION);
  return all;
};
