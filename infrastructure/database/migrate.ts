import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { Schema } from './schema.ts';

const toLatest = async (db: Kysely<Schema>): Promise<void> => {
  const { error } = await new Migrator({ db, provider: MIGRATIONS }).migrateToLatest();
  if (error !== undefined) throw error;
};

/**
 * On PostgreSQL, Kysely makes concurrent processes wait for each other and rolls back failed migrations. On SQLite, one transaction around
 * all migrations does both.
 */
export const migrate = {
  postgresql: toLatest,
  sqlite: (db: Kysely<Schema>): Promise<void> =>
    db.connection().execute(async (connection) => {
      await sql`begin immediate`.execute(connection);
      try {
        await toLatest(connection);
        await sql`commit`.execute(connection);
      } catch (failure) {
        await sql`rollback`.execute(connection);
        throw failure;
      }
    }),
} as const;
