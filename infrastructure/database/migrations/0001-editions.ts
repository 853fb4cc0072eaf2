import type { Kysely } from 'kysely';

/** Adds dealers and reviews, in editions. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('editions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('sample', 'integer', (column) => column.notNull())
    .addColumn('loaded_at', 'text', (column) => column.notNull())
    .addColumn('randomize_buckets', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('current_editions')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('edition_id', 'text', (column) => column.notNull().references('editions.id'))
    .execute();
  await db.schema
    .createTable('dealers')
    .addColumn('edition_id', 'text', (column) => column.notNull().references('editions.id'))
    .addColumn('company_id', 'integer', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('dealers_key', ['edition_id', 'company_id'])
    .execute();
  await db.schema
    .createTable('reviews')
    .addColumn('edition_id', 'text', (column) => column.notNull().references('editions.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('company_id', 'integer', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('owner_response', 'text')
    .addColumn('owner_response_date', 'text')
    .addPrimaryKeyConstraint('reviews_key', ['edition_id', 'position'])
    .execute();
  await db.schema
    .createIndex('reviews_newest_first')
    .on('reviews')
    .columns(['edition_id', 'company_id', 'date desc', 'position'])
    .execute();
  await db.schema
    .createTable('review_totals')
    .addColumn('edition_id', 'text', (column) => column.notNull().references('editions.id'))
    .addColumn('company_id', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('rating_sum', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('review_totals_key', ['edition_id', 'company_id'])
    .execute();
};
