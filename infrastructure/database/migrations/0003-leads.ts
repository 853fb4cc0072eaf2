import type { Kysely } from 'kysely';

/** Adds leads and their deliveries. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('form_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('accepted_at', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('leads_of_a_body').on('leads').columns(['body_hash', 'accepted_at']).execute();
  await db.schema.createIndex('leads_of_an_email').on('leads').column('email').execute();
  await db.schema.createIndex('leads_in_order').on('leads').columns(['accepted_at', 'id']).execute();
  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .addColumn('last_fault', 'text')
    .addColumn('settled_at', 'text')
    .execute();
  await db.schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .columns(['state', 'channel', 'due_at'])
    .execute();
  await db.schema.createIndex('deliveries_of_a_lead').on('deliveries').column('lead_id').execute();
};
