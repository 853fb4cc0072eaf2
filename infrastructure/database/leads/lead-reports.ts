import { DELIVERY_CHANNELS, type DeliveryChannel } from '../../../domain/lead/delivery.ts';
import { normalizeEmail, type SubmittedLead } from '../../../domain/lead/lead.ts';
import { addForgottenAddresses, forgottenAddress, saltOf } from './forgotten-addresses.ts';
import { instantText } from '../instant-text.ts';
import { LEAD_COLUMNS, leadIn } from './lead-rows.ts';
import type { Database } from '../open-database.ts';
import type { DeliveryState } from '../schema.ts';

/** How many deliveries stand how. */
export type DeliveryCounts = { readonly [S in DeliveryState]: number };

/** How the leads stand: how many there are, and their deliveries, over all and for each channel. */
export interface LeadCounts extends DeliveryCounts {
  readonly stored: number;
  /** How many of the waiting deliveries wait for a dealer's digest. */
  readonly awaitingDigest: number;
  readonly channels: { readonly [C in DeliveryChannel]: DeliveryCounts };
}

const NO_DELIVERIES: DeliveryCounts = { delivered: 0, waiting: 0, parked: 0, suppressed: 0 };

const LEADS_PER_READ = 500;

/** The leads as the operator sees them. Everything here rejects when the database fails. */
export class LeadReports {
  private readonly database: Pick<Database, 'db' | 'writer' | 'reader'>;

  constructor(database: Pick<Database, 'db' | 'writer' | 'reader'>) {
    this.database = database;
  }

  /** Counted beside pages and writes, which go on meanwhile: 300,000 leads take a while. */
  async counts(): Promise<LeadCounts> {
    const { db, reader } = this.database;
    const [leads, deliveries, held] = await reader.run([
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
        .selectFrom('deliveries')
        .where('held_for', 'is not', null)
        .where('state', '=', 'waiting')
        .select(({ fn }) => fn.countAll().as('n'))
        .compile(),
    ]);
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
    };
  }

  /** The leads accepted at an instant (milliseconds since 1970) or later, oldest first, read in portions. */
  async *since(instant: number): AsyncGenerator<SubmittedLead> {
    let after = { accepted_at: instantText(instant), id: '' };
    let rows;
    do {
      rows = await this.database.db
        .selectFrom('leads')
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('accepted_at', 'id'), '>', tuple(after.accepted_at, after.id)),
        )
        .orderBy('accepted_at')
        .orderBy('id')
        .limit(LEADS_PER_READ)
        .select(LEAD_COLUMNS)
        .execute();
      yield* rows.map(leadIn);
      after = rows.at(-1) ?? after;
    } while (rows.length === LEADS_PER_READ);
  }

  /** Lets every parked delivery be tried again from `now` on, as often as a new one; answers how many. */
  async replay(now: number): Promise<number> {
    const again = { state: 'waiting', tries: 0, due_at: instantText(now), settled_at: null } as const;
    const { db, writer } = this.database;
    const [replayed] = await writer.run([
      db.updateTable('deliveries').set(again).where('state', '=', 'parked').compile(),
    ]);
    return replayed.changed;
  }

  /**
   * Deletes every lead of an e-mail address, with its deliveries, and notes the hash of the address with the instant `now`, so that
   * a restored backup does not bring them back; answers how many. Leads that come later are kept like any other.
   */
  async forget(email: string, now: number): Promise<number> {
    const { db, writer } = this.database;
    const address = normalizeEmail(email);
    const leads = db.selectFrom('leads').where('email', '=', address);
    const [{ rows }] = await writer.run([
      leads.select(({ fn }) => fn.max('accepted_at').as('newest')).compile(),
    ]);
    // A clock that went wrong may have dated a lead in the future.
    const forgottenAt = [rows[0]?.newest ?? '', instantText(now)].toSorted().at(-1) ?? '';
    const row = forgottenAddress(await saltOf(db), address, forgottenAt);
    const [forgotten] = await writer.run(
      [
        db.deleteFrom('leads').where('email', '=', address).compile(),
        addForgottenAddresses(db, [row]).compile(),
      ],
      'now',
    );
    return forgotten.changed;
  }
}
