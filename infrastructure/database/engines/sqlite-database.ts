import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** How long a statement waits for another process's write, in milliseconds. */
const BUSY_TIMEOUT_MS = 10_000;

/**
 * Opens a SQLite file. Commits are on disk before they are acknowledged (`synchronous=FULL`), readers don't wait for the writer (WAL), and
 * deleted data is overwritten with zeros (`secure_delete`).
 */
export const openSqliteFile = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
  return database;
};

/** Opens a SQLite file with Kysely's interface. */
export const openSqlite = (file: string): SqliteDatabase => {
  const database = openSqliteFile(file);
  return {
    close: () => database.close(),
    prepare: (sql) => kyselyStatement(database.prepare(sql)),
  };
};

const kyselyStatement = (statement: StatementSync): ReturnType<SqliteDatabase['prepare']> => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...values(parameters)),
  run: (parameters) => statement.run(...values(parameters)),
  iterate: (parameters) => statement.iterate(...values(parameters)),
});

const values = (parameters: ReadonlyArray<unknown>) => parameters as ReadonlyArray<SQLInputValue>;
