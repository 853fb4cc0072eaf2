import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

export interface AppliedMigration {
  readonly name: string;
  /** UTC text. */
  readonly timestamp: string;
}

/** The applied migrations, in order. */
export const appliedMigrations = async (db: Kysely<Schema>): Promise<ReadonlyArray<AppliedMigration>> =>
  (await sql<AppliedMigration>`select name, timestamp from kysely_migration order by name`.execute(db)).rows;
