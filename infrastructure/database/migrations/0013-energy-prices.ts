import type { Kysely } from 'kysely';

/** Adds the imported energy prices of states. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('energy_prices')
    .addColumn('state', 'text', (column) => column.primaryKey())
    .addColumn('electricity', 'double precision', (column) => column.notNull())
    .addColumn('gas', 'double precision', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .execute();
