import type { Settlement } from '../../../application/ports/leads/delivery-queue.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import { instantText } from '../instant-text.ts';
import type { Database } from '../open-database.ts';

type Queryable = Pick<Database, 'db' | 'technology'>;

/** Claims by these channels what is due at `now` and not held back, oldest first. */
export const claimDue = (
  database: Queryable,
  channels: ReadonlyArray<DeliveryChannel>,
  now: number,
  until: number,
  most: number,
) =>
  claim(
    database,
    free(database, now)
      .where('held_for', 'is', null)
      .where('channel', 'in', channels)
      .where('due_at', '<=', instantText(now)),
    until,
    most,
  );

/**
 * Claims what is held back for the recipient whose digest has been due for longest, what is not due yet too. Its oldest
 * delivery is locked first: a process that claims at the same time waits for that one, finds it taken, and looks for
 * another recipient. If it passed over locked rows only, each would take some, and the dealer get half of the digest.
 */
export const claimHeld = (database: Queryable, now: number, until: number, max: number) => {
  const longestDue = free(database, now)
    .where('held_for', 'is not', null)
    .where('due_at', '<=', instantText(now))
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .select('held_for')
    .$if(database.technology === 'postgresql', (rows) => rows.forUpdate());
  const recipient = database.db
    .with('longest_due', () => longestDue)
    .selectFrom('longest_due')
    .select('held_for');
  return claim(database, free(database, now).where('held_for', '=', recipient), until, max);
};

/** Notes how a try ended; what was delivered stays so. */
export const settleOne = ({ db }: Queryable, id: string, settlement: Settlement, now: number) =>
  db
    .updateTable('deliveries')
    .set(({ eb }) => ({ claimed_until: null, ...settledColumns(settlement, now, eb('tries', '+', 1)) }))
    .where('id', '=', id)
    .where('state', '<>', 'delivered')
    .compile();

/** What waits and is not claimed at an instant. */
const free = ({ db }: Queryable, now: number) =>
  db
    .selectFrom('deliveries')
    .where('state', '=', 'waiting')
    .where(({ or, eb: is }) =>
      or([is('claimed_until', 'is', null), is('claimed_until', '<=', instantText(now))]),
    );

const claim = (
  { db, technology }: Queryable,
  wanted: ReturnType<typeof free>,
  until: number,
  max: number,
) => {
  const due = wanted
    .orderBy('due_at')
    .limit(max)
    .select('id')
    // SQLite has one writer at a time anyhow.
    .$if(technology === 'postgresql', (rows) => rows.forUpdate().skipLocked());
  return db
    .with('due', () => due)
    .updateTable('deliveries')
    .set({ claimed_until: instantText(until) })
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returning(['id', 'lead_id', 'channel', 'tries', 'due_at', 'held_for'])
    .compile();
};

/** The columns that change when a try has ended; `counted` is one try more. */
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
