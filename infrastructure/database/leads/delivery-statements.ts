import { sql } from 'kysely';
import type { ClaimSizes, Settlement } from '../../../application/ports/leads/delivery-queue.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import { databaseInstant } from '../database-clock.ts';
import { instantText } from '../instant-text.ts';
import type { Database } from '../open-database.ts';

type Queryable = Pick<Database, 'db' | 'technology'>;

/**
 * Claims due deliveries of these channels that aren't held: the newest untried ones, and those overdue longest. One statement, so that all
 * rows get the same `claimed_until`, which identifies the claim.
 */
export const claimDue = (
  database: Queryable,
  channels: ReadonlyArray<DeliveryChannel>,
  now: number,
  claimMs: number,
  { newest, longestDue }: ClaimSizes,
) => {
  const due = free(database)
    .where('held_for', 'is', null)
    .where('channel', 'in', channels)
    .where('due_at', '<=', instantText(now));
  // A literal zero, so that the partial index of untried deliveries is used.
  const untried = due.where('tries', '=', sql.lit(0)).orderBy('due_at', 'desc').limit(newest);
  return database.db
    .with('newest', () => locked(database, untried))
    .with('longest_due', () => locked(database, due.orderBy('due_at').limit(longestDue)))
    .updateTable('deliveries')
    .set({ claimed_until: databaseInstant[database.technology](claimMs) })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('newest').select('newest.id').union(selectFrom('longest_due').select('longest_due.id')),
    )
    .returning(CLAIMED_COLUMNS)
    .compile();
};

/**
 * Claims the held deliveries of the recipient whose digest is due longest, even those that aren't due yet: of the newest leads and of the
 * oldest, half of `max` each. Locks the longest due delivery first, so that a concurrent process waits, finds it claimed, and picks another
 * recipient. Skipping locked rows would split the digest between processes.
 */
export const claimHeld = (database: Queryable, now: number, claimMs: number, max: number) => {
  const longestDue = free(database)
    .where('held_for', 'is not', null)
    .where('due_at', '<=', instantText(now))
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .select('held_for')
    .$if(database.technology === 'postgresql', (rows) => rows.forUpdate());
  const recipient = sql<string>`(select held_for from longest_due)`;
  const half = (order: 'desc' | 'asc', count: number) =>
    locked(
      database,
      free(database)
        .where('held_for', '=', recipient)
        .orderBy(
          ({ selectFrom }) =>
            selectFrom('leads').whereRef('leads.id', '=', 'deliveries.lead_id').select('accepted_at'),
          order,
        )
        .limit(count),
    );
  return database.db
    .with('longest_due', () => longestDue)
    .with('newest', () => half('desc', Math.ceil(max / 2)))
    .with('oldest', () => half('asc', Math.floor(max / 2)))
    .updateTable('deliveries')
    .set({ claimed_until: databaseInstant[database.technology](claimMs) })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('newest').select('newest.id').union(selectFrom('oldest').select('oldest.id')),
    )
    .returning(CLAIMED_COLUMNS)
    .compile();
};

const CLAIMED_COLUMNS = [
  ...(['id', 'lead_id', 'channel', 'tries', 'due_at', 'held_for', 'claimed_until', 'event'] as const),
] as const;

/** Stores the outcome of an attempt. Delivered deliveries never change. */
export const settleOne = ({ db }: Queryable, id: string, settlement: Settlement, now: number) =>
  db
    .updateTable('deliveries')
    .set(({ eb }) => ({ claimed_until: null, ...settledColumns(settlement, now, eb('tries', '+', 1)) }))
    .where('id', '=', id)
    .where('state', '<>', 'delivered')
    .compile();

/** Waiting deliveries that aren't claimed. */
const free = ({ db, technology }: Queryable) =>
  db
    .selectFrom('deliveries')
    .where('state', '=', 'waiting')
    .where(({ or, eb: is }) =>
      or([is('claimed_until', 'is', null), is('claimed_until', '<=', databaseInstant[technology](0))]),
    );

/** Locks the rows to claim. SQLite has only one writer at a time, so it needs no lock. */
const locked = ({ technology }: Queryable, rows: ReturnType<typeof free>) =>
  rows.select('id').$if(technology === 'postgresql', (selected) => selected.forUpdate().skipLocked());

/** The columns that the outcome of an attempt changes. `counted` is the incremented number of tries. */
const settledColumns = <Counted>(settlement: Settlement, now: number, counted: Counted) => {
  const settledAt = { settled_at: instantText(now) };
  switch (settlement.kind) {
    case 'delivered':
    case 'suppressed':
      return { state: settlement.kind, tries: counted, last_fault: null, ...settledAt };
    case 'parked':
      return { state: settlement.kind, tries: counted, last_fault: settlement.fault, ...settledAt };
    case 'waiting':
      return {
        state: settlement.kind,
        tries: counted,
        last_fault: settlement.fault,
        settled_at: null,
        due_at: instantText(settlement.dueAt),
      };
    case 'held':
      return {
        state: 'waiting' as const,
        settled_at: null,
        held_for: settlement.recipient,
        due_at: instantText(settlement.dueAt),
      };
  }
};
