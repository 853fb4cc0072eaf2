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
  /** Of a PostgreSQL database; null: the embedded one. */
  readonly databaseUrl: string | null;
  /** The folder of the embedded database's file; made when there is none. */
  readonly dataDir: string;
}

export interface Database {
  readonly db: Kysely<Schema>;
  readonly technology: 'sqlite' | 'postgresql';
  /** Writes what must not be lost; on SQLite without holding up this thread. */
  readonly writer: StatementRunner;
  /** Reads what takes long; on SQLite without holding up this thread or the writer. */
  readonly reader: StatementRunner;
  readonly close: () => Promise<void>;
  /** Rejects when the database does not answer, when a lead could not be stored in it, or when its file was removed or replaced. */
  readonly ping: () => Promise<void>;
  /**
   * Leaves nothing in the files of the embedded database of what was deleted to be erased (`StatementRunner.run`): where there is
   * something, it writes the file anew, which holds up writers. Resolves with false when others read the files just now, and rejects
   * when they cannot be written: then it is to be tried again. With `canWait`, what is to be erased later stays. Of PostgreSQL's files
   * it knows nothing.
   */
  readonly eraseDeleted: (options?: { readonly canWait?: boolean }) => Promise<boolean>;
  /** How many bytes are free on the disk of the embedded database; null: how many PostgreSQL has is not known. */
  readonly freeBytes: () => number | null;
  /** Gives what a failed import has left free in the embedded database's file back to the disk, where that has room for it. */
  readonly returnSpace: () => Promise<void>;
}

/** What the database is opened for. */
export interface DatabaseUse {
  /** PostgreSQL's. */
  readonly timeouts?: PostgresqlTimeouts;
  /** Whether the site runs on it: then the embedded database keeps a reserve of disk for leads. */
  readonly isServing?: boolean;
}

const FILE_NAME = 'site.sqlite';

/** The file of the embedded database. */
export const databaseFile = (dataDir: string): string => join(dataDir, FILE_NAME);

/**
 * Opens the database and brings its tables up to date; processes that do so at once wait for each other.
 * Rejects when it cannot be reached, or when it is of a newer release.
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

/** About what a lead of the usual length takes with its deliveries, in characters. */
const PROBE_LENGTH = 32_768;

/** Writes a row and deletes it again, so that nobody ever sees it. */
const writeProbe = (db: Kysely<Schema>): Unit => {
  const id = `probe ${randomUUID()}`;
  const row = { id, loaded_at: '', products: ' '.repeat(PROBE_LENGTH) };
  return [
    db.insertInto('product_lists').values(row).compile(),
    db.deleteFrom('product_lists').where('id', '=', id).compile(),
  ];
};

/** A hot standby, or a database that was made read-only, answers all the same. */
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
