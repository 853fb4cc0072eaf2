import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

export interface AppliedMigration {
  readonly name: string;
  /** The instant, as UTC text. */
  readonly timestamp: string;
}

/** The migrations that have brought the tables to where they are, in their order. */
export const appliedMigrations = async (db: Kysely<Schema>): Promise<ReadonlyArray<AppliedMigration>> =>
  (await sql<AppliedMigration>`select name, timestamp from kysely_migration order by name`.execute(db)).rows;
