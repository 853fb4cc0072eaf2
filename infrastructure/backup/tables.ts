import type { Schema } from '../database/schema.ts';

export type Table = keyof Schema;

/**
 * All tables with their key columns; referenced tables come first, so backups and restores use this order. A missing table is a type error.
 */
export const KEYS: { readonly [T in Table]: ReadonlyArray<keyof Schema[T] & string> } = {
  editions: ['id'],
  current_editions: ['kind'],
  dealers: ['edition_id', 'company_id'],
  reviews: ['edition_id', 'position'],
  review_totals: ['edition_id', 'company_id'],
  rebates: ['edition_id', 'position'],
  product_lists: ['id'],
  number_pools: ['pool'],
  pool_numbers: ['number'],
  leads: ['id'],
  deliveries: ['id'],
  held_leads: ['lead_id'],
  mail_recipients: ['recipient'],
  forgotten_addresses: ['salt', 'address_hash'],
  request_events: ['lead_id', 'position'],
  site_secrets: ['name'],
  energy_prices: ['state'],
  income_limits: ['fips'],
};

export const TABLES = Object.keys(KEYS) as ReadonlyArray<Table>;

export const isTable = (name: unknown): name is Table => TABLES.some((table) => table === name);

/** The number of rows by table. Backups of earlier releases may lack tables. */
export type RowCounts = { readonly [T in Table]?: number };

export const allRows = (counts: RowCounts): number =>
  Object.values(counts).reduce((sum, rows) => sum + rows, 0);
