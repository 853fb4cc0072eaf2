import { sql, type ExpressionBuilder } from 'kysely';
import { chunksOf } from 'fp-ts/ReadonlyArray';
import { DELIVERY_CHANNELS, type DeliveryChannel } from '../../../domain/lead/delivery.ts';
import { HOLD_REASONS, type HoldReason, type HoldState } from '../../../domain/lead/hold.ts';
import type { SubmittedLead } from '../../../domain/lead/lead.ts';
import { REQUEST_ANSWERS, type RequestEvent } from '../../../domain/lead/request/request-event.ts';
import { amended, stateOf, type RequestState } from '../../../domain/lead/request/request-state.ts';
import { eventIn } from './request-event-rows.ts';
import { addForgottenAddresses, addressesOf, forgottenAddress, saltOf } from './forgotten-addresses.ts';
import { instantText } from '../instant-text.ts';
import { LEAD_COLUMNS, leadIn, type LeadRow } from './lead-rows.ts';
import { personOf, storedAddress } from './stored-address.ts';
import type { Database } from '../open-database.ts';
import type { DeliveryState, Schema } from '../schema.ts';

export type DeliveryCounts = { readonly [S in DeliveryState]: number };

/** Counts of leads and of deliveries, in total and by channel. */
export interface LeadCounts extends DeliveryCounts {
  readonly stored: number;
  /** The number of waiting deliveries that are held for a dealer's digest. */
  readonly awaitingDigest: number;
  readonly channels: { readonly [C in DeliveryChannel]: DeliveryCounts };
  /** The number of leads that wait for the operator's decision, by reason. */
  readonly held: { readonly [R in HoldReason]: number };
  /** The number of leads that the operator discarded. */
  readonly discarded: number;
  /** The number of leads that nobody answered in the promised time, nor since. */
  readonly unanswered: number;
}

/** A lead for export, with its corrections. `hold` is present if the lead is or was held. */
export interface ReportedLead extends SubmittedLead {
  readonly state: RequestState;
  readonly hold?: { readonly reason: HoldReason; readonly state: HoldState };
}

const NO_DELIVERIES: DeliveryCounts = { delivered: 0, waiting: 0, parked: 0, suppressed: 0 };

const LEADS_PER_READ = 500;
const ADDRESSES_PER_STATEMENT = 1_000;

/** The operator's reports about leads. All methods reject when the database fails. */
export class LeadReports {
  private readonly database: Pick<Database, 'db' | 'writer' | 'reader'>;

  constructor(database: Pick<Database, 'db' | 'writer' | 'reader'>) {
    this.database = database;
  }

  /** Uses the reader, because counting 300,000 leads takes a while and must not block requests or writes. */
  async counts(): Promise<LeadCounts> {
    const { db, reader } = this.database;
    const [leads, deliveries, holds, held, unanswered] = await reader.run([
      db
        .selectFrom('leads')
        .select(({ fn }) => fn.countAll().as('n'))
        .compile(),
      db
        .selectFrom('deliveries')
        .groupBy(['state', 'channel'])
        .select(({ fn }) => ['state', 'channel', fn.countAll().as('n')])
        .compile(),
      db
        .selectFrom('held_leads')
        .groupBy(['state', 'reason'])
        .select(({ fn }) => ['state', 'reason', fn.countAll().as('n')])
        .compile(),
      db
        .selectFrom('deliveries')
        .where('held_for', 'is not', null)
        .where('state', '=', 'waiting')
        .select(({ fn }) => fn.countAll().as('n'))
        .compile(),
      db
        .selectFrom('request_events as escalated')
        // A literal, so that the partial index of escalated requests is used.
        .where('kind', '=', sql.lit('escalated' as const))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('request_events as answers')
                .whereRef('answers.lead_id', '=', 'escalated.lead_id')
                .where('answers.kind', 'in', REQUEST_ANSWERS)
                .select('answers.lead_id'),
            ),
          ),
        )
        .select(({ fn }) => fn.countAll().as('n'))
        .compile(),
    ]);
    const holdsOf = (state: HoldState, reasons: ReadonlyArray<HoldReason>): number =>
      holds.rows
        .filter((row) => row.state === state && reasons.includes(row.reason))
        .reduce((sum, { n }) => sum + Number(n), 0);
    const counted = (channels: ReadonlyArray<DeliveryChannel>): DeliveryCounts =>
      deliveries.rows
        .filter(({ channel }) => channels.includes(channel))
        .reduce((counts, { state, n }) => ({ ...counts, [state]: counts[state] + Number(n) }), NO_DELIVERIES);
    return {
      stored: Number(leads.rows[0]?.n),
      awaitingDigest: Number(held.rows[0]?.n),
      ...counted(DELIVERY_CHANNELS),
      channels: {
        crm: counted(['crm']),
        'dealer-mail': counted(['dealer-mail']),
        'visitor-mail': counted(['visitor-mail']),
      },
      held: { honeypot: holdsOf('held', ['honeypot']), flood: holdsOf('held', ['flood']) },
      discarded: holdsOf('discarded', HOLD_REASONS),
      unanswered: Number(unanswered.rows[0]?.n),
    };
  }

  /** The leads accepted at or after an instant (milliseconds since 1970), oldest first, read in portions. */
  async *since(instant: number): AsyncGenerator<ReportedLead> {
    let after = { accepted_at: instantText(instant), id: '' };
    let rows;
    do {
      rows = await this.database.db
        .selectFrom('leads')
        .leftJoin('held_leads', 'held_leads.lead_id', 'leads.id')
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('accepted_at', 'id'), '>', tuple(after.accepted_at, after.id)),
        )
        .orderBy('accepted_at')
        .orderBy('id')
        .limit(LEADS_PER_READ)
        .select([...LEAD_COLUMNS, 'reason', 'state'])
        .execute();
      yield* await this.reported(rows);
      after = rows.at(-1) ?? after;
    } while (rows.length === LEADS_PER_READ);
  }

  private async reported(rows: ReadonlyArray<ReportedRow>): Promise<ReadonlyArray<ReportedLead>> {
    const { db } = this.database;
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const [events, sent] = await Promise.all([
      db.selectFrom('request_events').where('lead_id', 'in', ids).orderBy('position').selectAll().execute(),
      db
        .selectFrom('deliveries')
        .where('lead_id', 'in', ids)
        .where(isDealersMail)
        .select(['lead_id', 'settled_at'])
        .execute(),
    ]);
    const eventsOf = Map.groupBy(events, ({ lead_id }) => lead_id);
    const sentAt = new Map(sent.map(({ lead_id, settled_at }) => [lead_id, Date.parse(settled_at ?? '')]));
    return rows.map((row) => {
      const happened = (eventsOf.get(row.id) ?? []).map(eventIn);
      const state = stateOf({ sentAt: sentAt.get(row.id) ?? null, events: happened });
      return reportedLead(row, happened, state);
    });
  }

  /** Makes all parked deliveries due at `now` with a full set of tries. Returns how many. */
  async replay(now: number): Promise<number> {
    const again = { state: 'waiting', tries: 0, due_at: instantText(now), settled_at: null } as const;
    const { db, writer } = this.database;
    const [replayed] = await writer.run([
      db.updateTable('deliveries').set(again).where('state', '=', 'parked').compile(),
    ]);
    return replayed.changed;
  }

  /**
   * Deletes all leads of the person with an e-mail address, in any spelling, with their deliveries. Returns how many. Stores the mailbox's
   * hash with the instant `now`, so that a restored backup doesn't bring the leads back. Later leads are kept.
   */
  async forget(email: string, now: number): Promise<number> {
    const { db, writer } = this.database;
    // Includes the stored spelling of leads that arrive meanwhile.
    const addresses = new Set([...(await addressesOf(db, personOf(email))), storedAddress(email)]);
    const portions = chunksOf(ADDRESSES_PER_STATEMENT)([...addresses]);
    const newest = await writer.run(
      portions.map((portion) =>
        db
          .selectFrom('leads')
          .where(hasAddress(portion))
          .select(({ fn }) => fn.max('accepted_at').as('newest'))
          .compile(),
      ),
    );
    // A wrong clock may have dated a lead in the future.
    const accepted = newest.map(({ rows }) => rows[0]?.newest ?? '');
    const forgottenAt = [...accepted, instantText(now)].toSorted().at(-1) ?? '';
    const row = forgottenAddress(await saltOf(db), email, forgottenAt);
    const [, ...deleted] = await writer.run(
      [
        addForgottenAddresses(db, [row]).compile(),
        ...portions.map((portion) => db.deleteFrom('leads').where(hasAddress(portion)).compile()),
      ],
      'now',
    );
    return deleted.reduce((sum, { changed }) => sum + changed, 0);
  }
}

/** Whether a lead was sent with one of the addresses, or corrected to one. */
const hasAddress =
  (addresses: ReadonlyArray<string>) =>
  ({ or, eb, selectFrom }: ExpressionBuilder<Schema, 'leads'>) =>
    or([
      eb('email', 'in', addresses),
      eb(
        'id',
        'in',
        selectFrom('request_events').where('request_events.email', 'in', addresses).select('lead_id'),
      ),
    ]);

/** `reason` and `state` are null for leads that were never held. */
interface ReportedRow extends LeadRow {
  readonly reason: HoldReason | null;
  readonly state: HoldState | null;
}

const reportedLead = (
  { reason, state: held, ...row }: ReportedRow,
  events: ReadonlyArray<RequestEvent>,
  state: RequestState,
): ReportedLead => ({
  ...amended({ request: leadIn(row), events }),
  state,
  ...(reason !== null && held !== null && { hold: { reason, state: held } }),
});

/** The delivered mail to the dealer about a request. */
const isDealersMail = ({ and, eb }: ExpressionBuilder<Schema, 'deliveries'>) =>
  and([
    eb('channel', '=', 'dealer-mail'),
    eb('deliveries.event', 'is', null),
    eb('deliveries.state', '=', 'delivered'),
  ]);
