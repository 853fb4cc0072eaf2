import { existsSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { addForgottenAddresses, deleteForgottenLeads } from '../database/leads/forgotten-addresses.ts';
import { OWE_ERASURE } from '../database/engines/owed-erasure.ts';
import type { Database } from '../database/open-database.ts';
import { makePrivateFolder } from '../database/engines/private-folder.ts';
import type { Schema } from '../database/schema.ts';
import { appliedMigrations } from './applied-migrations.ts';
import { backUp, type OnProgress } from './back-up.ts';
import { backupRows, checkBackup, UnusableBackup, type BackupHead } from './backup-file.ts';
import { keptCopyIn, removeExpiredCopies } from './kept-copies.ts';
import { countRows, type Row } from './snapshot.ts';
import { allRows, TABLES, type RowCounts, type Table } from './tables.ts';

export interface RestoreSettings {
  readonly file: string;
  /** Where what was there before is kept. */
  readonly keepIn: string;
  /** Now, as UTC text. */
  readonly now: string;
  readonly onProgress: OnProgress;
}

export interface Restored {
  readonly counts: RowCounts;
  readonly madeAt: string;
  /** A backup of what was there before; null when nothing was. */
  readonly kept: string | null;
  /** How many leads of the backup were left out, since their addresses were forgotten after it was made. */
  readonly forgotten: number;
}

/** Few enough for the parameters of one statement: no table has more than a dozen columns. */
const ROWS_PER_STATEMENT = 500;

/**
 * Puts a backup in the place of all that there is, in one transaction: whoever reads sees the former state or the restored one, so
 * a server may go on meanwhile. What was there is kept as a backup beside. Addresses that were forgotten here or in the backup stay
 * forgotten: their leads are left out. Throws an `UnusableBackup`; any failure changes nothing.
 */
export const restore = async (
  database: Pick<Database, 'db' | 'technology'>,
  { file, keepIn, now, onProgress }: RestoreSettings,
): Promise<Restored> => {
  if (!existsSync(file)) throw new UnusableBackup(`There is no file ${file}`);
  const { head, counts } = await checkBackup(file);
  await refuseUnknownMigrations(database.db, head);
  const kept = await keepFormer(database, keepIn, now);
  const forgotten = await database.db.transaction().execute(async (transaction) => {
    if (database.technology === 'postgresql') await keepWritersOut(transaction);
    else await sql.raw(OWE_ERASURE).execute(transaction);
    const addresses = await transaction.selectFrom('forgotten_addresses').selectAll().execute();
    for (const table of TABLES.toReversed()) await sql`delete from ${sql.table(table)}`.execute(transaction);
    await fill(transaction, file, (rows) => onProgress(rows, allRows(counts)));
    for (const address of addresses) await addForgottenAddresses(transaction, [address]).execute();
    return deleteForgottenLeads(transaction);
  });
  removeExpiredCopies(keepIn, Date.parse(now));
  return { counts, madeAt: head.madeAt, kept, forgotten };
};

const refuseUnknownMigrations = async (db: Kysely<Schema>, { migrations }: BackupHead): Promise<void> => {
  const known = new Set((await appliedMigrations(db)).map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new UnusableBackup(`The backup is of a newer release: this one does not know ${unknown.join(', ')}`);
};

const keepFormer = async (
  database: Pick<Database, 'db' | 'technology'>,
  keepIn: string,
  now: string,
): Promise<string | null> => {
  if (allRows(await countRows(database.db)) === 0) return null;
  makePrivateFolder(keepIn);
  const file = keptCopyIn(keepIn, now);
  await backUp(database, { file, now, onProgress: () => undefined });
  return file;
};

/** SQLite has one writer anyhow; here others who write wait, and readers do not. */
const keepWritersOut = (db: Kysely<Schema>) =>
  sql`lock table ${sql.join(TABLES.map((table) => sql.table(table)))} in share row exclusive mode`.execute(
    db,
  );

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
