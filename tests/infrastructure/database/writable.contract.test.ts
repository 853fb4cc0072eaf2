import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openDatabase } from '../../../infrastructure/database/open-database.ts';
import { describeOnEveryDatabase } from './test-databases.ts';

describeOnEveryDatabase('A ping', (test, technology) => {
  it('leaves no trace of its probe', async () => {
    await test.database.ping();
    expect(await test.database.db.selectFrom('product_lists').selectAll().execute()).toEqual([]);
  });

  if (technology === 'SQLite') return;
  it('fails while the database is read-only, before any lead is rejected', async () => {
    const { db } = test.database;
    const name = sql.ref(new URL(test.settings.databaseUrl ?? '').pathname.slice(1));
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(db);
    const readOnly = await openDatabase(test.settings);
    await expect(readOnly.ping()).rejects.toMatchObject({ code: 'READ_ONLY' });
    await readOnly.close();
    await sql`alter database ${name} reset default_transaction_read_only`.execute(db);
    const writable = await openDatabase(test.settings);
    await expect(writable.ping()).resolves.toBeUndefined();
    await writable.close();
  });
});
