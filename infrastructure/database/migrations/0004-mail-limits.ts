import type { Kysely } from 'kysely';

/** Adds the recent mails of each recipient, and deliveries held for a digest. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('mail_recipients')
    .addColumn('recipient', 'text', (column) => column.primaryKey())
    .addColumn('mails', 'text', (column) => column.notNull())
    .addColumn('digest_at', 'text')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('deliveries').addColumn('held_for', 'text').execute();
  await db.schema
    .createIndex('deliveries_held')
    .on('deliveries')
    .columns(['held_for', 'due_at'])
    .where('held_for', 'is not', null)
    .execute();
};
