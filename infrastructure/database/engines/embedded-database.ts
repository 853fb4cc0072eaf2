import { dirname } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { freeBytesIn } from './disk-space.ts';
import { eraseOwed, isErasureOwed } from './owed-erasure.ts';
import { openSqliteFile } from './sqlite-database.ts';
import { checkIdentity, identityAt } from './sqlite-identity.ts';
import { SqliteWriter } from './sqlite-writer.ts';

/** The operations of the embedded database other than running statements. */
export interface EmbeddedDatabase {
  readonly writer: SqliteWriter;
  readonly reader: SqliteWriter;
  /** Throws when the files at the database's path were replaced or removed. */
  readonly checkFiles: () => void;
  /** See `Database.eraseDeleted`. */
  readonly eraseDeleted: (options?: { readonly canWait?: boolean }) => Promise<boolean>;
  /** See `Database.freeBytes`. */
  readonly freeBytes: () => number;
  /** See `Database.returnSpace`. */
  readonly returnSpace: () => Promise<void>;
}

/** Creates the embedded database for an open, migrated SQLite file. */
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

/** The share of free pages from which the file is vacuumed to return disk space. */
const MIN_FREE_SHARE = 1 / 4;

/** The size of the write-ahead log, in bytes. */
const LOG_BYTES = 4_000_000;

/** `vacuum` needs twice the size of the content: a copy, and the log. */
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
 * Vacuums the file once if deleted rows may still be in it, after an earlier release, a failed erasure or a killed process. Needs room for
 * two copies of the file.
 */
const eraseEarlierDeletions = (file: string): void => {
  const database = openSqliteFile(file);
  try {
    eraseOwed(database, true);
    database.exec('pragma wal_checkpoint(truncate)');
  } catch (fault) {
    const { errstr = 'unknown failure' } = fault as { readonly errstr?: string };
    process.emitWarning(`Deleted data is still in the database file: ${errstr}. The next start tries again.`);
  } finally {
    database.close();
  }
};
