import { beforeEach, expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { currentEdition } from '../../../infrastructure/database/editions/current-edition.ts';
import { EditionLoader } from '../../../infrastructure/database/editions/edition-loader.ts';
import { IndexedDealerRecords } from '../../../infrastructure/database/editions/indexed-dealer-records.ts';
import { openDatabase } from '../../../infrastructure/database/open-database.ts';
import { SqlReviewRecords } from '../../../infrastructure/database/editions/sql-review-records.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { aReview } from '../../builders/a-review.ts';
import { describeOnEveryDatabase } from './test-databases.ts';
import { companyId } from '../../builders/company-id.ts';

const MORNING = '2026-11-20T08:00:00.000Z';
const NOON = '2026-11-20T12:00:00.000Z';
const ADDISON = { lat: 32.96, lon: -96.84 };

const dealersUpTo = (last: number) =>
  Array.from({ length: last }, (_, i) => ({ ...aDealer().build(), companyId: companyId(i + 1) }));

describeOnEveryDatabase('Editions', (test) => {
  let loader: EditionLoader;
  beforeEach(() => void (loader = new EditionLoader(test.database.db)));

  const head = (loadedAt: string) => ({ sample: false, loadedAt, randomizeBuckets: [] });
  const count = async (table: 'dealers' | 'reviews' | 'editions') => {
    const rows = await test.database.db
      .selectFrom(table)
      .select((e) => e.fn.countAll().as('rows'))
      .execute();
    return Number(rows[0]?.rows);
  };
  async function* broken() {
    yield* dealersUpTo(600);
    throw new Error('the file ends here');
  }

  it('answers a ping, and opens a database that another process has migrated', async () => {
    const again = await openDatabase(test.settings);
    await expect(again.ping()).resolves.toBeUndefined();
    await again.close();
  });

  it('replaces the whole list at once and removes the old one', async () => {
    await loader.loadDealers(head(MORNING), dealersUpTo(1200));
    await loader.loadDealers(head(NOON), dealersUpTo(3));
    expect(await count('dealers')).toBe(3);
    expect(await count('editions')).toBe(1);
  });

  it('reports its progress while it loads', async () => {
    const reported: number[] = [];
    await loader.loadDealers(
      { ...head(NOON), onProgress: (stored) => reported.push(stored) },
      dealersUpTo(1200),
    );
    expect(reported).toEqual([500, 1000, 1200]);
  });

  it('changes nothing when a load fails, and removes the rows stored so far', async () => {
    const before = await loader.loadDealers(head(MORNING), dealersUpTo(2));
    await expect(loader.loadDealers(head(MORNING), broken())).rejects.toThrow('the file ends here');
    expect((await currentEdition(test.database.db, 'dealers'))?.id).toBe(before);
    expect([await count('dealers'), await count('editions')]).toEqual([2, 1]);
  });

  it('stops a load before it uses the disk space that leads need', async () => {
    const before = await loader.loadDealers(head(MORNING), dealersUpTo(2));
    const free = [17_000_000, 15_999_999];
    const onFullDisk = new EditionLoader(test.database.db, () => free.shift() ?? 0);
    const loading = onFullDisk.loadDealers(head(NOON), dealersUpTo(1200));
    await expect(loading).rejects.toThrow('16 MB have to be free, 15 MB are');
    expect((await currentEdition(test.database.db, 'dealers'))?.id).toBe(before);
    expect([await count('dealers'), await count('editions')]).toEqual([2, 1]);
  });

  it('removes, an hour later, the rows of a process that was killed', async () => {
    const killed = { id: 'killed', kind: 'dealers' as const, sample: 0, randomize_buckets: '[]' };
    await test.database.db
      .insertInto('editions')
      .values({ ...killed, loaded_at: MORNING })
      .execute();
    await loader.loadDealers(head(NOON), dealersUpTo(3));
    expect(await count('editions')).toBe(1);
  });

  it('rejects two dealers with the same company id', async () => {
    await loader.loadDealers(head(MORNING), dealersUpTo(2));
    const twice = loader.loadDealers(head(NOON), [...dealersUpTo(1), ...dealersUpTo(1)]);
    await expect(twice).rejects.toThrow(/unique/i);
    expect([await count('dealers'), await count('editions')]).toEqual([2, 1]);
  });

  it.each(['{"name":"Nobody"}', '[]', '{'])('rejects a record of another program: %s', async (record) => {
    await loader.loadDealers(head(NOON), dealersUpTo(2));
    await test.database.db.updateTable('dealers').set({ record }).where('company_id', '=', 1).execute();
    const records = new IndexedDealerRecords(test.database.db);
    await expect(records.refresh()).rejects.toMatchObject({ code: 'INVALID_ROW' });
  });

  it('shows a new edition after a refresh, and only then', async () => {
    const records = new IndexedDealerRecords(test.database.db);
    expect(await records.near(ADDISON, 50, 5)()).toEqual(
      E.left({ _tag: 'RecordsUnavailable', fault: expect.stringContaining('not loaded') }),
    );
    await records.load();
    expect(records.version).toBeNull();
    const edition = await loader.loadDealers(head(NOON), dealersUpTo(2500));
    expect(await records.byCompanyId(companyId(2500))()).toEqual(E.right(O.none));
    expect(await records.refresh()).toBe(true);
    expect(await records.refresh()).toBe(false);
    expect(records.version).toBe(edition);
    expect(await records.byCompanyId(companyId(2500))()).toMatchObject(E.right(O.some({ companyId: 2500 })));
  });

  it('answers every search from the same stored dealers', async () => {
    await loader.loadDealers(head(NOON), dealersUpTo(1));
    const records = new IndexedDealerRecords(test.database.db);
    await records.load();
    const found = await records.near(ADDISON, 50, 5)();
    const answered = E.isRight(found) ? found.right.dealers[0] : undefined;
    const stored = await records.byCompanyId(companyId(1))();
    expect(answered && E.isRight(stored) && O.toUndefined(stored.right) === answered.dealer).toBe(true);
  });

  it('fails without quoting data when the tables are missing', async () => {
    await loader.loadReviews(head(NOON), [
      { companyId: companyId(1), review: aReview().by('Secret S.').build() },
    ]);
    await test.database.db.schema.dropTable('reviews').execute();
    expect(await new SqlReviewRecords(test.database.db).newest(companyId(1), 0, 10)()).toEqual(
      E.left({ _tag: 'RecordsUnavailable', fault: expect.stringMatching(/^database: [A-Z\d]/) }),
    );
  });
});
