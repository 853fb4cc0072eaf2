import { existsSync, rmSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { addForgottenAddresses, deleteForgottenLeads } from '../database/leads/forgotten-addresses.ts';
import { OWE_ERASURE } from '../database/engines/owed-erasure.ts';
import type { Database } from '../database/open-database.ts';
import { makePrivateFolder } from '../database/engines/private-folder.ts';
import type { Schema } from '../database/schema.ts';
import { appliedMigrations } from './applied-migrations.ts';
import { backUpWithin, type OnProgress } from './back-up.ts';
import { backupRows, checkBackup, UnusableBackup, type BackupHead } from './backup-file.ts';
import { keptCopyIn, removeExpiredCopies } from './kept-copies.ts';
import { countRows, type Row } from './snapshot.ts';
import { allRows, TABLES, type RowCounts, type Table } from './tables.ts';

export interface RestoreSettings {
  readonly file: string;
  /** The folder for the copy of the replaced data. */
  readonly keepIn: string;
  /** The current time, as UTC text. */
  readonly now: string;
  readonly onProgress: OnProgress;
}

export interface Restored {
  readonly counts: RowCounts;
  readonly madeAt: string;
  /** The file with the replaced data. Null when the database was empty. */
  readonly kept: string | null;
  /** The number of leads in the backup that were omitted because their addresses have been forgotten since. */
  readonly forgotten: number;
}

/** Within the parameter limit of one statement, because no table has more than a dozen columns. */
const ROWS_PER_STATEMENT = 500;

/**
 * Replaces all data with a backup, in one transaction. Readers see the old or the new state, so a server may keep running. Writers are
 * blocked before the old state is copied, so every acknowledged write is in the copy or comes after the restore. Forgotten addresses, here
 * or in the backup, stay forgotten: their leads are omitted. Throws an `UnusableBackup`. A failure changes nothing.
 */
export const restore = async (
  database: Pick<Database, 'db' | 'technology'>,
  { file, keepIn, now, onProgress }: RestoreSettings,
): Promise<Restored> => {
  if (!existsSync(file)) throw new UnusableBackup(`There’s no file ${file}`);
  const { head, counts } = await checkBackup(file);
  await refuseUnknownMigrations(database.db, head);
  const done = await database.db.transaction().execute(async (transaction) => {
    await KEEP_WRITERS_OUT[database.technology](transaction);
    const former = allRows(await countRows(transaction));
    const all = former + allRows(counts);
    const kept = former === 0 ? null : keptCopyIn(keepIn, now);
    try {
      if (kept !== null) {
        makePrivateFolder(keepIn);
        await backUpWithin(transaction, { file: kept, now, onProgress: (rows) => onProgress(rows, all) });
      }
      const forgotten = await replaceAll(transaction, file, (rows) => onProgress(former + rows, all));
      return { kept, forgotten };
    } catch (failure) {
      if (kept !== null) rmSync(kept, { force: true });
      throw failure;
    }
  });
  removeExpiredCopies(keepIn, Date.parse(now));
  return { counts, madeAt: head.madeAt, ...done };
};

const refuseUnknownMigrations = async (db: Kysely<Schema>, { migrations }: BackupHead): Promise<void> => {
  const known = new Set((await appliedMigrations(db)).map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new UnusableBackup(`The backup is from a newer release. This one doesn’t know ${unknown.join(', ')}`);
};

/** The first statement of the transaction. Blocks other writers, but not readers. */
const KEEP_WRITERS_OUT: { readonly [T in Database['technology']]: (db: Kysely<Schema>) => Promise<unknown> } =
  {
    // SQLite has one writer at a time, and this is a write.
    sqlite: (db) => sql.raw(OWE_ERASURE).execute(db),
    postgresql: (db) =>
      sql`lock table ${sql.join(TABLES.map((table) => sql.table(table)))} in share row exclusive mode`.execute(
        db,
      ),
  };

/** Replaces all rows with those of a backup. Returns the number of omitted leads of forgotten addresses. */
const replaceAll = async (
  db: Kysely<Schema>,
  file: string,
  onProgress: (rows: number) => void,
): Promise<number> => {
  const addresses = await db.selectFrom('forgotten_addresses').selectAll().execute();
  for (const table of TABLES.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db);
  await fill(db, file, onProgress);
  for (const address of addresses) await addForgottenAddresses(db, [address]).execute();
  return deleteForgottenLeads(db);
};

const fill = async (db: Kysely<Schema>, file: string, onProgress: (rows: number) => void): Promise<void> => {
  let portion: Row[] = [];
  let table: Table | null = null;
  let done = 0;
  const store = async (): Promise<void> => {
    if (table === null || portion.length === 0) return;
    await insertRows(db, table, portion);
    done += portion.length;
    portion = [];
    onProgress(done);
  };
  for await (const [next, row] of backupRows(file)) {
    if (next !== table || portion.length === ROWS_PER_STATEMENT) await store();
    table = next;
    portion.push(row);
  }
  await store();
};

/** Inserts rows that all have the columns of the first. */
const insertRows = async (db: Kysely<Schema>, table: Table, rows: ReadonlyArray<Row>): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
};
