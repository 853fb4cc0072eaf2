import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { eraseOwed, isErasureOwed } from './owed-erasure.ts';
import { openSqliteFile } from './sqlite-database.ts';
import { checkIdentity, identityAt } from './sqlite-identity.ts';
import { SqliteWriter } from './sqlite-writer.ts';

/** What the embedded database does beside running statements. */
export interface EmbeddedDatabase {
  readonly writer: SqliteWriter;
  readonly reader: SqliteWriter;
  /** Throws when the files that were opened are no longer those at their path. */
  readonly checkFiles: () => void;
  /** As `Database.eraseDeleted`. */
  readonly eraseDeleted: (options?: { readonly canWait?: boolean }) => Promise<boolean>;
}

/** Puts the parts around an open SQLite file whose tables are up to date. */
export const embeddedDatabase = async (db: Kysely<Schema>, file: string): Promise<EmbeddedDatabase> => {
  if (isErasureOwed(await versionOf(db))) eraseEarlierDeletions(file);
  const identity = identityAt(file);
  const writer = new SqliteWriter({ file, identity });
  return {
    writer,
    reader: new SqliteWriter({ file, identity, isReadOnly: true }),
    checkFiles: () => checkIdentity(file, identity),
    eraseDeleted: (options) => writer.eraseDeleted(options),
  };
};

const versionOf = async (db: Kysely<Schema>): Promise<number> => {
  const { rows } = await sql<{ readonly user_version: number }>`pragma user_version`.execute(db);
  return rows[0]?.user_version ?? 0;
};

/**
 * Writes the file anew, once: earlier releases, an erasure that failed, or whoever deleted and was killed left deleted rows in it. It
 * needs room for two copies of the file meanwhile.
 */
const eraseEarlierDeletions = (file: string): void => {
  const database = openSqliteFile(file);
  try {
    eraseOwed(database, true);
    database.exec('pragma wal_checkpoint(truncate)');
  } catch (fault) {
    const { errstr = 'unknown failure' } = fault as { readonly errstr?: string };
    process.emitWarning(
      `What was deleted earlier is still in the database file: ${errstr}. The next start tries again.`,
    );
  } finally {
    database.close();
  }
};
