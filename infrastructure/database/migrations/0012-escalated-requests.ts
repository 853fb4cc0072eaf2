import { sql, type Kysely, type SqlBool } from 'kysely';

/** Adds the corrected addresses of visitors, by which `forget` finds their requests, and a small index of requests that nobody answered in time. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('request_events').addColumn('email', 'text').execute();
  await db.schema
    .createIndex('request_events_of_an_email')
    .on('request_events')
    .column('email')
    .where(sql<SqlBool>`email is not null`)
    .execute();
  await db.schema
    .createIndex('request_events_escalated')
    .on('request_events')
    .column('lead_id')
    .where(sql<SqlBool>`kind = 'escalated'`)
    .execute();
};
