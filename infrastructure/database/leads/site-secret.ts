import { randomBytes } from 'node:crypto';
import type { Database } from '../open-database.ts';

const SECRET_BYTES = 32;

/** A secret of the site, the same for all its processes: made once and kept in the database. Rejects when the database fails. */
export const siteSecret = async (
  { db, writer }: Pick<Database, 'db' | 'writer'>,
  name: string,
): Promise<string> => {
  const value = randomBytes(SECRET_BYTES).toString('hex');
  const insert = db
    .insertInto('site_secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .compile();
  const select = db.selectFrom('site_secrets').where('name', '=', name).select('value').compile();
  const [, { rows }] = await writer.run([insert, select]);
  return rows[0]?.value ?? value;
};
