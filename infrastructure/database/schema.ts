import type { DeliveryChannel } from '../../domain/lead/delivery.ts';
import type { HoldReason, HoldState } from '../../domain/lead/hold.ts';
import type { LeadKind } from '../../domain/lead/lead-kind.ts';

/**
 * The tables, the same on SQLite and PostgreSQL: text, integers and floats only; instants are UTC text,
 * JSON is text. Dealers, reviews and rebates come in editions: a whole list that replaces the one before at once.
 */
export interface Schema {
  readonly editions: EditionsTable;
  readonly current_editions: CurrentEditionsTable;
  readonly dealers: DealersTable;
  readonly reviews: ReviewsTable;
  readonly review_totals: ReviewTotalsTable;
  readonly rebates: RebatesTable;
  readonly product_lists: ProductListsTable;
  readonly number_pools: NumberPoolsTable;
  readonly pool_numbers: PoolNumbersTable;
  readonly leads: LeadsTable;
  readonly deliveries: DeliveriesTable;
  readonly held_leads: HeldLeadsTable;
  readonly mail_recipients: MailRecipientsTable;
  readonly forgotten_addresses: ForgottenAddressesTable;
}

export type EditionKind = 'dealers' | 'reviews' | 'rebates';

export interface EditionsTable {
  id: string;
  kind: EditionKind;
  /** 1 for invented data, which a real import replaces; else 0. */
  sample: number;
  /** The instant when its loading began. */
  loaded_at: string;
  /** Of dealers: JSON list of the buckets to shuffle. Of others: `[]`. */
  randomize_buckets: string;
}

/** One row for each kind: to change it is to change the whole list. */
export interface CurrentEditionsTable {
  kind: EditionKind;
  edition_id: string;
}

export interface DealersTable {
  edition_id: string;
  company_id: number;
  /** JSON of the domain's `Dealer`. */
  record: string;
}

export interface ReviewsTable {
  edition_id: string;
  /** The review's place in its edition: keeps the order of reviews of one day. */
  position: number;
  company_id: number;
  date: string;
  author_name: string;
  rating: number;
  text: string;
  owner_response: string | null;
  owner_response_date: string | null;
}

/** What all the reviews of a dealer come to, so that a page of them counts nothing. */
export interface ReviewTotalsTable {
  edition_id: string;
  company_id: number;
  total: number;
  rating_sum: number;
}

/** A rebate program in the area of the zips with a beginning. */
export interface RebatesTable {
  edition_id: string;
  /** The program's place in its edition: keeps the order of an area's programs. */
  position: number;
  /** `021`, or `M5V` in Canada. */
  zip_prefix: string;
  /** `Boston, MA`. */
  city_state: string;
  /** JSON of the program, as our API writes it. */
  record: string;
}

/** The imported products: a whole list in one row. */
export interface ProductListsTable {
  id: string;
  loaded_at: string;
  /** JSON: a list of the domain's `Product`. */
  products: string;
}

/** The pools of the call-routing service. */
export interface NumberPoolsTable {
  pool: string;
  /** 1 for an invented pool, which is served next to invented dealers alone; else 0. */
  sample: number;
  fallback_number: string;
}

/** A number is in one pool. Its latest lease stays on it when it has ended; null before the first. */
export interface PoolNumbersTable {
  number: string;
  pool: string;
  routing_group: string | null;
  /** Of the holder, as a hash. */
  session: string | null;
  /** Of the holder's network address: four hexadecimal digits of a hash, which tens of thousands of addresses share; null: unknown. */
  visitor: string | null;
  leased_until: string | null;
}

/** The accepted leads. Everything that they say is in `record`; the other columns are what they are found by. */
export interface LeadsTable {
  id: string;
  idempotency_key: string;
  body_hash: string;
  form_id: string;
  kind: LeadKind;
  /** As `storedAddress` writes it; earlier releases stored what was typed, in lower case. Empty where the form does not ask for it. */
  email: string;
  accepted_at: string;
  /** JSON: `metadata` and `fields` of the domain's `ValidLead`. */
  record: string;
}

/** `suppressed`: a mail that its recipient is not sent, having been sent enough. */
export type DeliveryState = 'waiting' | 'delivered' | 'parked' | 'suppressed';

/** One row for each lead and channel, which goes with its lead. */
export interface DeliveriesTable {
  id: string;
  lead_id: string;
  channel: DeliveryChannel;
  state: DeliveryState;
  /** How many have ended. */
  tries: number;
  due_at: string;
  /** While a process tries it: when that one is taken for dead; else null. */
  claimed_until: string | null;
  last_fault: string | null;
  /** The instant when it was delivered, parked or suppressed; null while it waits. */
  settled_at: string | null;
  /** A hash of the address whose digest it waits for; null: it goes out by itself. */
  held_for: string | null;
}

/** One row for each lead that is or was held, which goes with its lead. */
export interface HeldLeadsTable {
  lead_id: string;
  reason: HoldReason;
  state: HoldState;
  /** The network that it was sent from, `203.0.113.0/24`; null: unknown, or the lead is released. */
  network: string | null;
}

/** The mails that were sent lately, by recipient; a row goes when it has not changed for a day. */
export interface MailRecipientsTable {
  /** A hash of the address. */
  recipient: string;
  /** JSON: `mails` of the domain's `MailHistory`. */
  mails: string;
  digest_at: string | null;
  changed_at: string;
  /** Counts the changes. */
  version: number;
}

/** One row for each e-mail address that was forgotten. */
export interface ForgottenAddressesTable {
  /** The key of the hash; the same in all rows that one database has made. */
  salt: string;
  /** HMAC-SHA256 of the person's mailbox, in hexadecimal; in earlier releases, of the address as it was typed. */
  address_hash: string;
  /** The latest instant of forgetting: leads that were accepted later stay. */
  forgotten_at: string;
}
