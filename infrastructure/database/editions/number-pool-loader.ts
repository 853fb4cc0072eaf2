import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** A number pool without leases. */
export interface NewPool {
  readonly pool: string;
  readonly fallbackNumber: string;
  /** Numbers of ten digits. No other pool has them. */
  readonly numbers: ReadonlyArray<string>;
}

/**
 * Adds pools in one transaction. Existing pools keep their leases, so two processes may add the same pools. `sample` pools are served only
 * with sample dealers, and real pools replace them.
 */
export const loadNumberPools = (
  db: Kysely<Schema>,
  { sample }: { readonly sample: boolean },
  pools: ReadonlyArray<NewPool>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (!sample) await removeSamplePools(transaction);
    for (const { pool, fallbackNumber, numbers } of pools) {
      await transaction
        .insertInto('number_pools')
        .values({ pool, sample: sample ? 1 : 0, fallback_number: fallbackNumber })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      if (numbers.length === 0) continue;
      await transaction
        .insertInto('pool_numbers')
        .values(numbers.map((number) => ({ number, pool })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });

const removeSamplePools = async (db: Kysely<Schema>): Promise<void> => {
  await db
    .deleteFrom('pool_numbers')
    .where('pool', 'in', (pools) => pools.selectFrom('number_pools').where('sample', '=', 1).select('pool'))
    .execute();
  await db.deleteFrom('number_pools').where('sample', '=', 1).execute();
};

export const hasNumberPools = async (db: Kysely<Schema>): Promise<boolean> =>
  (await db.selectFrom('number_pools').select('pool').limit(1).executeTakeFirst()) !== undefined;
