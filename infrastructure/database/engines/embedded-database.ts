import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { checkIdentity, identityAt } from './sqlite-identity.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import { ERASED_VERSION } from './sqlite-writer-messages.ts';

/** What the embedded database does beside running statements. */
export interface EmbeddedDatabase {
  readonly writer: SqliteWriter;
  readonly reader: SqliteWriter;
  /** Throws when the files that were opened are no longer those at their path. */
  readonly checkFiles: () => void;
  /** As `Database.eraseDeleted`. */
  readonly eraseDeleted: (hasDeleted: boolean, options?: { readonly canWait?: boolean }) => Promise<boolean>;
}

/** Puts the parts around an open SQLite file whose tables are up to date. */
export const embeddedDatabase = async (db: Kysely<Schema>, file: string): Promise<EmbeddedDatabase> => {
  await eraseEarlierDeletions(db);
  const identity = identityAt(file);
  const writer = new SqliteWriter({ file, identity });
  return {
    writer,
    reader: new SqliteWriter({ file, identity, isReadOnly: true }),
    checkFiles: () => checkIdentity(file, identity),
    eraseDeleted: (hasDeleted, options) => writer.eraseDeleted(hasDeleted, options),
  };
};

/** Writes the file anew, once: earlier releases, or an erasure that failed, left deleted rows in it. It needs room for two copies of the file meanwhile. */
const eraseEarlierDeletions = async (db: Kysely<Schema>): Promise<void> => {
  const { rows } = await sql<{ readonly user_version: number }>`pragma user_version`.execute(db);
  if ((rows[0]?.user_version ?? 0) >= ERASED_VERSION) return;
  try {
    await sql`vacuum`.execute(db);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    await sql`pragma user_version = ${sql.lit(ERASED_VERSION)}`.execute(db);
  } catch (fault) {
    const { errstr = 'unknown failure' } = fault as { readonly errstr?: string };
    process.emitWarning(
      `What was deleted earlier is still in the database file: ${errstr}. The next start tries again.`,
    );
  }
};
