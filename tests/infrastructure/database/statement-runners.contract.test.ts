import { expect, it } from '@jest/globals';
import type { DeliveryState } from '../../../infrastructure/database/schema.ts';
import { describeOnEveryDatabase } from './test-databases.ts';

describeOnEveryDatabase('The writer', (test, technology) => {
  const pool = (name: string) =>
    test.database.db
      .insertInto('number_pools')
      .values({ pool: name, sample: 0, fallback_number: '8005550100' })
      .compile();
  const pools = async () =>
    (await test.database.db.selectFrom('number_pools').select('pool').execute())
      .map((row) => row.pool)
      .toSorted();

  it('returns the result of each statement', async () => {
    const { db, writer } = test.database;
    const all = db.selectFrom('number_pools').select(['pool', 'sample']).orderBy('pool').compile();
    const change = db.updateTable('number_pools').set({ sample: 1 }).where('pool', '=', 'b');
    const results = await writer.run([
      pool('a'),
      pool('b'),
      all,
      db.updateTable('number_pools').set({ sample: 2 }).compile(),
      change.returning('sample').compile(),
    ]);
    const [first, , found, changed, returned] = results;
    expect([first.changed, changed.changed]).toEqual([1, 2]);
    expect(found.rows).toEqual([
      { pool: 'a', sample: 0 },
      { pool: 'b', sample: 0 },
    ]);
    expect(returned.rows).toEqual([{ sample: 1 }]);
  });

  it('rolls back a unit that fails, and no other', async () => {
    const { writer } = test.database;
    const units = [[pool('a')], [pool('b'), pool('a')], [pool('c')], [pool('d'), pool('d')], [pool('e')]];
    const ended = await Promise.allSettled(units.map((unit) => writer.run(unit)));
    expect(ended.map(({ status }) => status)).toEqual([
      ...['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'],
    ]);
    expect(await pools()).toEqual(['a', 'c', 'e']);
  });

  it('rolls back a unit with an invalid statement', async () => {
    const { db, writer } = test.database;
    const wrong = db
      .updateTable('deliveries')
      .set({ state: 'parked' satisfies DeliveryState })
      .where(db.dynamic.ref('nonsense'), '=', 1)
      .compile();
    await expect(writer.run([pool('a'), wrong])).rejects.toHaveProperty('code');
    expect(await pools()).toEqual([]);
  });

  it('finishes running units before it closes, and accepts none afterward', async () => {
    const { writer } = test.database;
    const names = Array.from({ length: 20 }, (_, i) => `pool ${i}`).toSorted();
    const written = names.map((name) => writer.run([pool(name)]));
    if (technology === 'SQLite') {
      await writer.close();
      await expect(writer.run([pool('late')])).rejects.toMatchObject({ code: 'the writer is closed' });
    }
    await Promise.all(written);
    expect(await pools()).toEqual(names);
  });
});
