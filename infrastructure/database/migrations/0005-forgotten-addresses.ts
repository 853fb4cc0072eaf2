import type { Kysely } from 'kysely';

/** Adds forgotten e-mail addresses as salted hashes, so that a restored backup doesn't bring their leads back. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('forgotten_addresses')
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('forgotten_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('forgotten_addresses_key', ['salt', 'address_hash'])
    .execute();
};
