import { sql, type Kysely, type SqlBool } from 'kysely';

/** Adds a partial index of untried deliveries, which stays small when many others wait. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex('deliveries_untried')
    .on('deliveries')
    .columns(['state', 'channel', 'due_at'])
    .where(sql<SqlBool>`tries = 0`)
    .execute();
};
