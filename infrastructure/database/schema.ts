import type { DeliveryChannel } from '../../domain/lead/delivery.ts';
import type { HoldReason, HoldState } from '../../domain/lead/hold.ts';
import type { LeadKind } from '../../domain/lead/lead-kind.ts';
import type { RequestEventKind } from '../../domain/lead/request/request-event.ts';

/**
 * The tables, the same on SQLite and PostgreSQL: only text, integers and floats. Instants are UTC text, and JSON is text. Dealers, reviews
 * and rebates come in editions: a new edition replaces the complete list at once.
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
  readonly request_events: RequestEventsTable;
  readonly site_secrets: SiteSecretsTable;
  readonly energy_prices: EnergyPricesTable;
  readonly income_limits: IncomeLimitsTable;
}

export type EditionKind = 'dealers' | 'reviews' | 'rebates';

export interface EditionsTable {
  id: string;
  kind: EditionKind;
  /** 1 for sample data, which a real import replaces, else 0. */
  sample: number;
  /** When loading began. */
  loaded_at: string;
  /** For dealers, a JSON list of the buckets to shuffle; else `[]`. */
  randomize_buckets: string;
}

/** One row per kind. Changing it switches to another edition. */
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
  /** The review's position in its edition, which keeps the order of reviews with the same date. */
  position: number;
  company_id: number;
  date: string;
  author_name: string;
  rating: number;
  text: string;
  owner_response: string | null;
  owner_response_date: string | null;
}

/** Totals of each dealer's reviews, so that review pages needn't count. */
export interface ReviewTotalsTable {
  edition_id: string;
  company_id: number;
  total: number;
  rating_sum: number;
}

/** A rebate program for the postal codes with a prefix. */
export interface RebatesTable {
  edition_id: string;
  /** The program's position in its edition, which keeps the order of an area's programs. */
  position: number;
  /** For example `021`, or `M5V` in Canada. */
  zip_prefix: string;
  /** For example `Boston, MA`. */
  city_state: string;
  /** JSON of the program in our API's format. */
  record: string;
}

/** Imported products, one list per row. */
export interface ProductListsTable {
  id: string;
  loaded_at: string;
  /** JSON list of the domain's `Product`. */
  products: string;
}

/** HUD's imported income limits. */
export interface IncomeLimitsTable {
  /** Ten digits: a county's five, then `99999`, or a New England town's five. */
  fips: string;
  /** The state's two letters. */
  state: string;
  /** `Hennepin County, MN`, `Boston, MA`. */
  area: string;
  fiscal_year: number;
  median: number;
  /** JSON: the limits of low incomes, for one to eight people. */
  low: string;
}

/** Imported energy prices of states, in US dollars for a kWh of electricity and for a therm of gas. */
export interface EnergyPricesTable {
  state: string;
  electricity: number;
  gas: number;
  /** What they are the average of. */
  period: string;
}

/** The number pools of call routing. */
export interface NumberPoolsTable {
  pool: string;
  /** 1 for a sample pool, which is served only with sample dealers, else 0. */
  sample: number;
  fallback_number: string;
}

/** A phone number of a pool, with its latest lease even after that has ended. Null before the first lease. */
export interface PoolNumbersTable {
  number: string;
  pool: string;
  routing_group: string | null;
  /** A hash of the holder's session. */
  session: string | null;
  /** Four hex digits of a hash of the holder's network, shared by tens of thousands of addresses. Null when unknown. */
  visitor: string | null;
  leased_until: string | null;
}

/** Accepted leads. `record` has the complete lead; the other columns are for queries. */
export interface LeadsTable {
  id: string;
  idempotency_key: string;
  body_hash: string;
  form_id: string;
  kind: LeadKind;
  /** In the format of `storedAddress`; in earlier releases, the typed address in lower case. Empty when the form has no e-mail field. */
  email: string;
  accepted_at: string;
  /** JSON of `metadata` and `fields` of the domain's `ValidLead`. */
  record: string;
}

/** `suppressed`: a mail that isn't sent because its recipient has received enough mail. */
export type DeliveryState = 'waiting' | 'delivered' | 'parked' | 'suppressed';

/** One row per lead and channel, deleted with its lead. */
export interface DeliveriesTable {
  id: string;
  lead_id: string;
  channel: DeliveryChannel;
  state: DeliveryState;
  /** The number of finished attempts. */
  tries: number;
  due_at: string;
  /** While a process tries it, when the claim expires; else null. */
  claimed_until: string | null;
  last_fault: string | null;
  /** When it was delivered, parked or suppressed. Null while it waits. */
  settled_at: string | null;
  /** A hash of the address whose digest it waits for. Null when it is sent by itself. */
  held_for: string | null;
  /** The position of the event that it tells. Null for the lead itself. */
  event: number | null;
}

/** One row for each lead that is or was held, deleted with its lead. */
export interface HeldLeadsTable {
  lead_id: string;
  reason: HoldReason;
  state: HoldState;
  /** The sender's network, `203.0.113.0/24`. Null when unknown or when the lead is released. */
  network: string | null;
}

/** Recent mails by recipient. A row is deleted when it hasn't changed for a day. */
export interface MailRecipientsTable {
  /** A hash of the address. */
  recipient: string;
  /** JSON of `mails` in the domain's `MailHistory`. */
  mails: string;
  digest_at: string | null;
  changed_at: string;
  /** Incremented with each change, for optimistic locking. */
  version: number;
}

/** One row per forgotten e-mail address. */
export interface ForgottenAddressesTable {
  /** The key of the hash, the same in all rows of a database. */
  salt: string;
  /** HMAC-SHA256 of the person's mailbox, in hex; in earlier releases, of the typed address. */
  address_hash: string;
  /** The latest time the address was forgotten. Leads accepted later stay. */
  forgotten_at: string;
}

/** What happened to a lead after it was sent, deleted with its lead. */
export interface RequestEventsTable {
  lead_id: string;
  /** 0 for the lead's first event. */
  position: number;
  kind: RequestEventKind;
  at: string;
  /** JSON of an `Amendment`, or of a `ForwardedTo`. Null for other events. */
  changes: string | null;
  /** A corrected address, in the format of `storedAddress`. Null when the address wasn't corrected. */
  email: string | null;
}

/** Secrets that the site made for itself because no setting has them. */
export interface SiteSecretsTable {
  name: string;
  value: string;
}
