import type { Kysely } from 'kysely';

/** Adds rebate programs by postal code prefix, in editions. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('rebates')
    .addColumn('edition_id', 'text', (column) => column.notNull().references('editions.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('zip_prefix', 'text', (column) => column.notNull())
    .addColumn('city_state', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('rebates_key', ['edition_id', 'position'])
    .execute();
  await db.schema
    .createIndex('rebates_by_zip_prefix')
    .on('rebates')
    .columns(['edition_id', 'zip_prefix'])
    .execute();
};
