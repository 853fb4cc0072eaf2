import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect, sql, type Dialect } from 'kysely';
import { migrate } from './migrate.ts';
import { postgresqlPool, WORKING, type PostgresqlTimeouts } from './postgresql-pool.ts';
import { PostgresqlStatementRunner } from './postgresql-statement-runner.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite-database.ts';
import type { SqliteWriterFaults } from './sqlite-writer-messages.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import type { StatementRunner } from './statement-runner.ts';

/** Which database to open (contract, section 2: `DATABASE_URL` and `DATA_DIR`). */
export interface DatabaseSettings {
  /** Of a PostgreSQL database; null: the embedded one. */
  readonly databaseUrl: string | null;
  /** The folder of the embedded database's file; made when there is none. */
  readonly dataDir: string;
  /** For benches and fault tests of the embedded database. */
  readonly writerFaults?: SqliteWriterFaults;
}

export interface Database {
  readonly db: Kysely<Schema>;
  readonly technology: 'sqlite' | 'postgresql';
  /** Writes what must not be lost; on SQLite without holding up this thread. */
  readonly writer: StatementRunner;
  readonly close: () => Promise<void>;
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
}

const FILE_NAME = 'site.sqlite';

/** The file of the embedded database. */
export const databaseFile = (dataDir: string): string => join(dataDir, FILE_NAME);

/**
 * Opens the database and brings its tables up to date; processes that do so at once wait for each other.
 * Rejects when it cannot be reached, or when it is of a newer release. `timeouts` are PostgreSQL's.
 */
export const openDatabase = async (
  { databaseUrl, dataDir, writerFaults }: DatabaseSettings,
  timeouts: PostgresqlTimeouts = WORKING,
): Promise<Database> => {
  const db = new Kysely<Schema>({
    dialect:
      databaseUrl === null
        ? embedded(dataDir)
        : new PostgresDialect({ pool: postgresqlPool(databaseUrl, timeouts) }),
  });
  const technology = databaseUrl === null ? 'sqlite' : 'postgresql';
  const writer =
    databaseUrl === null
      ? new SqliteWriter({ file: databaseFile(dataDir), ...writerFaults })
      : new PostgresqlStatementRunner(db);
  const close = async () => {
    await writer.close();
    await db.destroy();
  };
  try {
    await migrate[technology](db);
  } catch (failure) {
    await close();
    throw failure;
  }
  return {
    db,
    technology,
    writer,
    close,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
  };
};

const embedded = (dataDir: string): Dialect => {
  mkdirSync(dataDir, { recursive: true });
  return new SqliteDialect({ database: openSqlite(databaseFile(dataDir)) });
};
