import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import { KEYS, TABLES, type RowCounts, type Table } from './tables.ts';

const ROWS_PER_READ = 2_000;

/** A row by column, in either database. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Reads in one transaction that sees the state at its first read. */
export const inSnapshot = <A>(
  { db, technology }: Pick<Database, 'db' | 'technology'>,
  read: (db: Kysely<Schema>) => Promise<A>,
): Promise<A> => {
  const transaction = db.transaction();
  return technology === 'sqlite'
    ? transaction.execute(read)
    : transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
};

export const countRows = async (db: Kysely<Schema>): Promise<RowCounts> => {
  const counts: { [T in Table]?: number } = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ rows: unknown }>`select count(*) as rows from ${sql.table(table)}`.execute(
      db,
    );
    counts[table] = Number(rows[0]?.rows);
  }
  return counts;
};

/** The rows of a table in key order, in portions. */
export async function* portionsOfTable(db: Kysely<Schema>, table: Table): AsyncGenerator<ReadonlyArray<Row>> {
  const columns: ReadonlyArray<string> = KEYS[table];
  const key = sql.join(columns.map((column) => sql.ref(column)));
  let after = sql``;
  let rows: ReadonlyArray<Row>;
  do {
    const portion = sql<Row>`select * from ${sql.table(table)} ${after} order by ${key} limit ${ROWS_PER_READ}`;
    rows = (await portion.execute(db)).rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = sql`where (${key}) > (${sql.join(columns.map((column) => last[column]))})`;
  } while (rows.length === ROWS_PER_READ);
}
