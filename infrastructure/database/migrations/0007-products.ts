import type { Kysely } from 'kysely';

/** Adds imported products, one list per row. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('product_lists')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('loaded_at', 'text', (column) => column.notNull())
    .addColumn('products', 'text', (column) => column.notNull())
    .execute();
};
