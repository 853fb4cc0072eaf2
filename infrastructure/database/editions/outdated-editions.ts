import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { EditionKind, Schema } from '../schema.ts';

/** A load that takes longer has failed. A shorter one may still run in another process. */
const MAX_LOAD_MS = 60 * 60 * 1000;

const PORTION = 1_000;

/** The tables of an edition's rows, with the column that numbers the rows. */
const ROWS_OF_EDITION = [
  ['reviews', 'position'],
  ['review_totals', 'company_id'],
  ['dealers', 'company_id'],
  ['rebates', 'position'],
] as const;

/** Removes the replaced edition and the rows of failed loads. */
export const removeOutdatedEditions = async (
  db: Kysely<Schema>,
  kind: EditionKind,
  replaced: string | null,
  now: string,
): Promise<void> => {
  const brokenOff = new Date(Date.parse(now) - MAX_LOAD_MS).toISOString();
  const outdated = await db
    .selectFrom('editions')
    .where('kind', '=', kind)
    .where('id', 'not in', (current) => current.selectFrom('current_editions').select('edition_id'))
    .where((edition) => edition.or([edition('id', '=', replaced), edition('loaded_at', '<', brokenOff)]))
    .select('id')
    .execute();
  for (const { id } of outdated) await removeEdition(db, id);
};

/** Removes an edition that isn't current, in portions. */
export const removeEdition = async (db: Kysely<Schema>, id: string): Promise<void> => {
  for (const [table, key] of ROWS_OF_EDITION) {
    while (await removePortion(db, id, table, key)) await setImmediate();
  }
  await db.deleteFrom('editions').where('id', '=', id).execute();
};

/** Returns whether there may be more rows. */
const removePortion = async (
  db: Kysely<Schema>,
  id: string,
  table: string,
  key: string,
): Promise<boolean> => {
  const rows = sql`select ${sql.ref(key)} from ${sql.table(table)} where edition_id = ${id}
    order by ${sql.ref(key)} limit ${PORTION}`;
  const removed = await sql`delete from ${sql.table(table)}
    where edition_id = ${id} and ${sql.ref(key)} in (${rows})`.execute(db);
  return removed.numAffectedRows === BigInt(PORTION);
};
