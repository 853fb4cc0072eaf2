import { sql, type Kysely } from 'kysely';

/** Adds what happens to a request after it was sent, and the secrets that the site makes for itself. */
export const up = async (db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>): Promise<void> => {
  await db.schema
    .createTable('request_events')
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('changes', 'text')
    .addPrimaryKeyConstraint('request_events_key', ['lead_id', 'position'])
    .execute();
  await db.schema.alterTable('deliveries').addColumn('event', 'integer').execute();
  // A reference is the first 40 bits of a request's id (`domain/lead/reference.ts`).
  await sql`create index leads_reference on leads (substr(id, 1, 11))`.execute(db);
  await db.schema
    .createTable('site_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
};
