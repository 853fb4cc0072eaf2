import type { Kysely } from 'kysely';
import type { NewPool } from './number-pool-loader.ts';
import type { Schema } from '../schema.ts';

/** Within the parameter limit of one statement. */
const NUMBERS_PER_STATEMENT = 1_000;

/**
 * Replaces all pools, sample pools too, in one transaction. A number that stays in its pool keeps its lease: one statement deletes and
 * returns the rows, so no lease is added in between.
 */
export const replaceNumberPools = (db: Kysely<Schema>, pools: ReadonlyArray<NewPool>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const removed = await transaction.deleteFrom('pool_numbers').returningAll().execute();
    const leases = new Map(removed.map((row) => [`${row.pool} ${row.number}`, row]));
    await transaction.deleteFrom('number_pools').execute();
    for (const { pool, fallbackNumber, numbers } of pools) {
      await transaction
        .insertInto('number_pools')
        .values({ pool, sample: 0, fallback_number: fallbackNumber })
        .execute();
      for (let from = 0; from < numbers.length; from += NUMBERS_PER_STATEMENT) {
        const rows = numbers.slice(from, from + NUMBERS_PER_STATEMENT).map((number) => {
          const { routing_group, session, visitor, leased_until } = leases.get(`${pool} ${number}`) ?? FREE;
          return { number, pool, routing_group, session, visitor, leased_until };
        });
        await transaction.insertInto('pool_numbers').values(rows).execute();
      }
    }
  });

const FREE = { routing_group: null, session: null, visitor: null, leased_until: null };
