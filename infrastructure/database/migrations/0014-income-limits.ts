import type { Kysely } from 'kysely';

/** Adds HUD's imported income limits. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('income_limits')
    .addColumn('fips', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('fiscal_year', 'integer', (column) => column.notNull())
    .addColumn('median', 'integer', (column) => column.notNull())
    .addColumn('low', 'text', (column) => column.notNull())
    .execute();
