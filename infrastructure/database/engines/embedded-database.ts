import { dirname } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { freeBytesIn } from './disk-space.ts';
import { eraseOwed, isErasureOwed } from './owed-erasure.ts';
import { openSqliteFile } from './sqlite-database.ts';
import { checkIdentity, identityAt } from './sqlite-identity.ts';
import { SqliteWriter } from './sqlite-writer.ts';

/** What the embedded database does in addition to running statements. */
export interface EmbeddedDatabase {
  readonly writer: SqliteWriter;
  readonly reader: SqliteWriter;
  /** Throws when the files that were opened are no longer those at their path. */
  readonly checkFiles: () => void;
  /** As `Database.eraseDeleted`. */
  readonly eraseDeleted: (options?: { readonly canWait?: boolean }) => Promise<boolean>;
  /** As `Database.freeBytes`. */
  readonly freeBytes: () => number;
  /** As `Database.returnSpace`. */
  readonly returnSpace: () => Promise<void>;
}

/** Puts the parts around an open SQLite file whose tables are up to date. */
export const embeddedDatabase = async (
  db: Kysely<Schema>,
  file: string,
  isServing: boolean,
): Promise<EmbeddedDatabase> => {
  if (isErasureOwed(await versionOf(db))) eraseEarlierDeletions(file);
  const identity = identityAt(file);
  const writer = new SqliteWriter({ file, identity, isServing });
  return {
    writer,
    reader: new SqliteWriter({ file, identity, isReadOnly: true }),
    checkFiles: () => checkIdentity(file, identity),
    eraseDeleted: (options) => writer.eraseDeleted(options),
    freeBytes: () => freeBytesIn(dirname(file)),
    returnSpace: () => returnSpace(db, file),
  };
};

const versionOf = (db: Kysely<Schema>): Promise<number> => numberOf(db, 'user_version');

/** The file is written anew for the sake of the disk when at least so much of it is free. */
const MIN_FREE_SHARE = 1 / 4;

/** What the log takes by itself, in bytes. */
const LOG_BYTES = 4_000_000;

/** Writing the file anew takes room for what it holds twice: as a copy, and in the log. */
const returnSpace = async (db: Kysely<Schema>, file: string): Promise<void> => {
  const [pages, free, pageSize] = [
    await numberOf(db, 'page_count'),
    await numberOf(db, 'freelist_count'),
    await numberOf(db, 'page_size'),
  ];
  const needed = 2 * (pages - free) * pageSize + LOG_BYTES;
  if (free >= MIN_FREE_SHARE * pages && freeBytesIn(dirname(file)) >= needed) await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
};

const numberOf = async (
  db: Kysely<Schema>,
  pragma: 'user_version' | 'page_count' | 'freelist_count' | 'page_size',
): Promise<number> => {
  const { rows } = await sql<Readonly<Record<string, number>>>`pragma ${sql.raw(pragma)}`.execute(db);
  return rows[0]?.[pragma] ?? 0;
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
