import { expect, it } from '@jest/globals';
import { currentEdition } from '../../../infrastructure/database/editions/current-edition.ts';
import { EditionLoader } from '../../../infrastructure/database/editions/edition-loader.ts';
import { loadNumberPools } from '../../../infrastructure/database/editions/number-pool-loader.ts';
import { loadSample } from '../../../infrastructure/sample/load-sample.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { aReview } from '../../builders/a-review.ts';
import { describeOnEveryDatabase } from '../database/test-databases.ts';
import { companyId } from '../../builders/company-id.ts';

const ADDISON = { code: '75001', city: 'Addison', state: 'TX', lat: 32.96, lon: -96.84 };
const PLACES = { all: () => [ADDISON] };
const HEAD = { sample: false, loadedAt: '2026-11-20T10:00:00.000Z', randomizeBuckets: [] };

describeOnEveryDatabase('Loading the sample', (test) => {
  it('fills an empty database, and reports its progress', async () => {
    const reported: Array<readonly [number, number]> = [];
    const onProgress = (stored: number, all: number) => reported.push([stored, all]);
    expect(await loadSample(test.database, PLACES, { dealers: 40, onProgress })).toBe(true);
    expect(await currentEdition(test.database.db, 'dealers')).toMatchObject({
      sample: true,
      randomizeBuckets: [2, 4],
    });
    expect(await currentEdition(test.database.db, 'reviews')).toMatchObject({ sample: true });
    expect(reported.at(-1)?.[0]).toBe(reported.at(-1)?.[1]);
  });

  it('does nothing for zero dealers, or if there are dealers already', async () => {
    expect(await loadSample(test.database, PLACES, { dealers: 0 })).toBe(false);
    const dealers = [{ ...aDealer().build(), companyId: companyId(1) }];
    const imported = await new EditionLoader(test.database.db).loadDealers(HEAD, dealers);
    expect(await loadSample(test.database, PLACES, { dealers: 40 })).toBe(false);
    expect((await currentEdition(test.database.db, 'dealers'))?.id).toBe(imported);
  });

  const pools = async () =>
    (await test.database.db.selectFrom('number_pools').select(['pool', 'sample']).execute()).map(
      ({ pool, sample }) => [pool, sample],
    );

  it('creates the pools too, and adds them to sample dealers of an earlier release', async () => {
    await loadSample(test.database, PLACES, { dealers: 10 });
    expect(await pools()).toContainEqual(['pool-1', 1]);
    await test.database.db.deleteFrom('pool_numbers').execute();
    await test.database.db.deleteFrom('number_pools').execute();
    expect(await loadSample(test.database, PLACES, { dealers: 10 })).toBe(false);
    expect(await pools()).toHaveLength(5);
  });

  it('creates no pools next to imported dealers, or for zero dealers', async () => {
    await loadSample(test.database, PLACES, { dealers: 0 });
    expect(await pools()).toEqual([]);
    await new EditionLoader(test.database.db).loadDealers(HEAD, [
      { ...aDealer().build(), companyId: companyId(1) },
    ]);
    await loadSample(test.database, PLACES, { dealers: 10 });
    expect(await pools()).toEqual([]);
  });

  it('leaves existing pools alone', async () => {
    const own = { pool: 'own', fallbackNumber: '8775550100', numbers: [] };
    await loadNumberPools(test.database.db, { sample: false }, [own]);
    await loadSample(test.database, PLACES, { dealers: 10 });
    expect(await pools()).toEqual([['own', 0]]);
  });

  const rebates = async () => (await currentEdition(test.database.db, 'rebates'))?.sample;

  it('creates rebates too, and adds them to sample dealers of an earlier release', async () => {
    await loadSample(test.database, PLACES, { dealers: 10 });
    expect(await rebates()).toBe(true);
    await test.database.db.deleteFrom('current_editions').where('kind', '=', 'rebates').execute();
    expect(await loadSample(test.database, PLACES, { dealers: 10 })).toBe(false);
    expect(await rebates()).toBe(true);
  });

  it('creates no rebates next to imported dealers, and leaves imported rebates alone', async () => {
    const loader = new EditionLoader(test.database.db);
    await loader.loadDealers(HEAD, [{ ...aDealer().build(), companyId: companyId(1) }]);
    await loadSample(test.database, PLACES, { dealers: 10 });
    expect(await rebates()).toBeUndefined();
    await loader.loadRebates(HEAD, []);
    await loadSample(test.database, PLACES, { dealers: 10 });
    expect(await rebates()).toBe(false);
  });

  it('leaves imported reviews alone', async () => {
    const reviews = [{ companyId: companyId(1), review: aReview().build() }];
    const imported = await new EditionLoader(test.database.db).loadReviews(HEAD, reviews);
    expect(await loadSample(test.database, PLACES, { dealers: 10 })).toBe(true);
    expect((await currentEdition(test.database.db, 'reviews'))?.id).toBe(imported);
  });
});
