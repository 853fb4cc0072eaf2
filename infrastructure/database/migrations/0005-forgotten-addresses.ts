import type { Kysely } from 'kysely';

/** The e-mail addresses that were forgotten, as salted hashes: a restored backup must not bring their leads back. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('forgotten_addresses')
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('forgotten_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('forgotten_addresses_key', ['salt', 'address_hash'])
    .execute();
};
