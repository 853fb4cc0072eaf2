import type { Kysely } from 'kysely';

/** Adds the number pools of call routing, with their leases. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('number_pools')
    .addColumn('pool', 'text', (column) => column.primaryKey())
    .addColumn('sample', 'integer', (column) => column.notNull())
    .addColumn('fallback_number', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('pool_numbers')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('pool', 'text', (column) => column.notNull().references('number_pools.pool'))
    .addColumn('routing_group', 'text')
    .addColumn('session', 'text')
    .addColumn('leased_until', 'text')
    .execute();
  await db.schema
    .createIndex('pool_numbers_in_order')
    .on('pool_numbers')
    .columns(['pool', 'number'])
    .execute();
};
