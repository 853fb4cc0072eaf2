import * as O from 'fp-ts/Option';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import { keptSince, retentionRefusal, type RetentionRefusal } from '../../../domain/lead/retention.ts';
import { instantText } from '../instant-text.ts';
import type { Erasure } from '../engines/owed-erasure.ts';
import type { DeliveryState } from '../schema.ts';
import type { Database } from '../open-database.ts';

/** Few enough that a lead that comes meanwhile does not wait long. */
const PORTION = 500;

const UNDELIVERED = ['waiting', 'parked'] as const satisfies ReadonlyArray<DeliveryState>;

export interface RetentionSettings {
  /** The present instant, in milliseconds since 1970. */
  readonly now: number;
  /** How long leads are kept (`LEAD_RETENTION_DAYS`). */
  readonly days: number;
  /** Whether an operator says that it is right to delete many, or all. */
  readonly isConfirmed: boolean;
  /** A lead stays while a delivery of it by one of these channels waits or was given up. */
  readonly awaitedChannels: ReadonlyArray<DeliveryChannel>;
  /** When what is deleted is to be erased from the database's files. */
  readonly erasure: Erasure;
}

/** What retention did. */
export interface RetentionReport {
  readonly deleted: number;
  /** The day when the oldest of those that were deleted was accepted, as UTC text; null: none was. */
  readonly oldestDay: string | null;
  /** How many of those that were deleted were held: nobody had decided about them. */
  readonly held: number;
  /** How many outdated leads stay because they are not delivered yet. */
  readonly undelivered: number;
  /** Why nothing was deleted, and of how many leads so many are outdated; null: nothing was in the way. */
  readonly refused: {
    readonly reason: RetentionRefusal;
    readonly outdated: number;
    readonly stored: number;
  } | null;
}

/**
 * Deletes the leads that have been kept long enough, with their deliveries, as far as `domain/lead/retention.ts` allows it. Leads
 * that still wait for an awaited channel stay. Rejects when the database fails.
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

/** The leads that were accepted before an instant and may be deleted. */
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

/** Counted where leads are written, since on SQLite that holds up no page. */
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
