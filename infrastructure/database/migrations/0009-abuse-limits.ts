import { sql, type Kysely } from 'kysely';

/** Adds held leads, and the visitor of a number's lease. */
export const up = async (db: Pick<Kysely<unknown>, 'schema' | 'getExecutor'>): Promise<void> => {
  await db.schema.alterTable('pool_numbers').addColumn('visitor', 'text').execute();
  await db.schema
    .createTable('held_leads')
    .addColumn('lead_id', 'text', (column) => column.primaryKey().references('leads.id').onDelete('cascade'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('network', 'text')
    .execute();
  // Earlier, a lead without deliveries was one that the honeypot had caught.
  await sql`
    insert into held_leads (lead_id, reason, state)
    select id, 'honeypot', 'held' from leads
    where not exists (select 1 from deliveries where deliveries.lead_id = leads.id)`.execute(db);
};
