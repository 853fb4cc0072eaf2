import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect, sql, type Dialect } from 'kysely';
import { CheckedWriter } from './engines/checked-writer.ts';
import { embeddedDatabase } from './engines/embedded-database.ts';
import { migrate } from './migrate.ts';
import { postgresqlPool, WORKING, type PostgresqlTimeouts } from './engines/postgresql-pool.ts';
import { PostgresqlStatementRunner } from './engines/postgresql-statement-runner.ts';
import { makePrivateFile, makePrivateFolder } from './engines/private-folder.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './engines/sqlite-database.ts';
import type { StatementRunner, Unit } from './engines/statement-runner.ts';

/** Which database to open (contract, section 2: `DATABASE_URL` and `DATA_DIR`). */
export interface DatabaseSettings {
  /** The URL of a PostgreSQL database. Null means the embedded database. */
  readonly databaseUrl: string | null;
  /** The folder of the embedded database's file. Created when missing. */
  readonly dataDir: string;
}

export interface Database {
  readonly db: Kysely<Schema>;
  readonly technology: 'sqlite' | 'postgresql';
  /** Writes data that must not be lost. On SQLite it runs on its own thread. */
  readonly writer: StatementRunner;
  /** Runs slow reads. On SQLite it runs on its own thread, parallel to the writer. */
  readonly reader: StatementRunner;
  readonly close: () => Promise<void>;
  /** Rejects when the database doesn't answer, when a lead couldn't be stored, or when the database file was removed or replaced. */
  readonly ping: () => Promise<void>;
  /**
   * Erases deleted rows from the embedded database's files (`StatementRunner.run`). If there are any, it vacuums the file, which blocks
   * writers. Resolves with false when others are reading the files, and rejects when the files can't be written; try again in both cases.
   * With `canWait`, rows that may be erased later stay. Does nothing on PostgreSQL.
   */
  readonly eraseDeleted: (options?: { readonly canWait?: boolean }) => Promise<boolean>;
  /** The free bytes on the embedded database's disk. Null on PostgreSQL, where they are unknown. */
  readonly freeBytes: () => number | null;
  /** Vacuums the embedded database's file after a failed import to return free space, if the disk has room for that. */
  readonly returnSpace: () => Promise<void>;
}

export interface DatabaseUse {
  /** Timeouts of PostgreSQL. */
  readonly timeouts?: PostgresqlTimeouts;
  /** Whether the site runs on the database. Then the embedded database keeps a disk reserve for leads. */
  readonly isServing?: boolean;
}

const FILE_NAME = 'site.sqlite';

/** The path of the embedded database's file. */
export const databaseFile = (dataDir: string): string => join(dataDir, FILE_NAME);

/**
 * Opens and migrates the database. Concurrent processes wait for each other. Rejects when the database can't be reached or belongs to a
 * newer release.
 */
export const openDatabase = async (
  { databaseUrl, dataDir }: DatabaseSettings,
  { timeouts = WORKING, isServing = false }: DatabaseUse = {},
): Promise<Database> => {
  const db = new Kysely<Schema>({
    dialect:
      databaseUrl === null
        ? sqlite(dataDir)
        : new PostgresDialect({ pool: postgresqlPool(databaseUrl, timeouts) }),
  });
  const technology = databaseUrl === null ? 'sqlite' : 'postgresql';
  try {
    await migrate[technology](db);
  } catch (failure) {
    await db.destroy();
    throw failure;
  }
  const embedded = databaseUrl === null ? await embeddedDatabase(db, databaseFile(dataDir), isServing) : null;
  const runner = embedded?.writer ?? new PostgresqlStatementRunner(db);
  const writer = new CheckedWriter(runner, writeProbe(db));
  return {
    db,
    technology,
    writer,
    reader: embedded?.reader ?? runner,
    close: async () => {
      await Promise.all([writer.close(), embedded?.reader.close()]);
      await db.destroy();
    },
    ping: async () => {
      if (embedded === null) await refuseReadOnly(db);
      embedded?.checkFiles();
      await writer.check();
    },
    eraseDeleted: async (options) => embedded === null || embedded.eraseDeleted(options),
    freeBytes: () => embedded?.freeBytes() ?? null,
    returnSpace: async () => embedded?.returnSpace(),
  };
};

/** In characters, about the size of a typical lead with its deliveries. */
const PROBE_LENGTH = 32_768;

/** Inserts a row and deletes it in one transaction, so no reader sees it. */
const writeProbe = (db: Kysely<Schema>): Unit => {
  const id = `probe ${randomUUID()}`;
  const row = { id, loaded_at: '', products: ' '.repeat(PROBE_LENGTH) };
  return [
    db.insertInto('product_lists').values(row).compile(),
    db.deleteFrom('product_lists').where('id', '=', id).compile(),
  ];
};

/** Rejects for a hot standby or a read-only database, which still answers queries. */
const refuseReadOnly = async (db: Kysely<Schema>): Promise<void> => {
  const { rows } = await sql<{ readonly value: string }>`
    select current_setting('transaction_read_only') as value`.execute(db);
  if (rows[0]?.value !== 'off') throw Object.assign(new Error('read-only'), { code: 'READ_ONLY' });
};

const sqlite = (dataDir: string): Dialect => {
  makePrivateFolder(dataDir);
  const file = databaseFile(dataDir);
  makePrivateFile(file);
  return new SqliteDialect({ database: openSqlite(file) });
};
