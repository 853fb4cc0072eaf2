import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { currentEdition, readDealers } from '../../../infrastructure/database/editions/current-edition.ts';
import { EditionLoader } from '../../../infrastructure/database/editions/edition-loader.ts';
import { StoredProductCatalogue } from '../../../infrastructure/database/editions/stored-product-catalogue.ts';
import { fromDealer } from '../../../infrastructure/wire/dealer-wire.ts';
import { importDealers } from '../../../infrastructure/import/import-dealers.ts';
import { importPools } from '../../../infrastructure/import/import-pools.ts';
import { importProducts } from '../../../infrastructure/import/import-products.ts';
import { importRebates } from '../../../infrastructure/import/import-rebates.ts';
import { importReviews } from '../../../infrastructure/import/import-reviews.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { aProgram } from '../../builders/a-program.ts';
import { aReview } from '../../builders/a-review.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';
import { describeOnEveryDatabase } from '../database/test-databases.ts';
import { companyId } from '../../builders/company-id.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const PRODUCT_HEADER = 'productId,category,modelFamily,product_type,product_name,product_link,noise_level';
const SAMPLE = { sample: true, loadedAt: '2026-11-20T08:00:00.000Z', randomizeBuckets: [] };
const places = new MemoryPostalPlaces([]);
const dealer = (id: number) => fromDealer(aDealer().withCompanyId(id).build());

describeOnEveryDatabase('Importing', (test) => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-'));
    const loader = new EditionLoader(test.database.db);
    await loader.loadDealers(SAMPLE, [{ ...aDealer().build(), companyId: companyId(1) }]);
    await loader.loadReviews(SAMPLE, [{ companyId: companyId(1), review: aReview().build() }]);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const source = async (content: string) => {
    const file = join(folder, 'file');
    await writeFile(file, content);
    return { file, now: NOW, progress: { checking: () => undefined, storing: () => undefined } };
  };
  const companies = async () => {
    const edition = await currentEdition(test.database.db, 'dealers');
    const dealers = await readDealers(test.database.db, edition?.id ?? '');
    return { sample: edition?.sample, ids: dealers.map(({ companyId }) => companyId) };
  };
  const dealersFrom = async (content: string) => importDealers(test.database, places, await source(content));
  const reviewsFrom = async (content: string) => importReviews(test.database, await source(content));
  const rebatesFrom = async (content: string) => importRebates(test.database, await source(content));
  const poolsFrom = async (content: string) => importPools(test.database, await source(content));
  const numbers = () =>
    test.database.db.selectFrom('pool_numbers').orderBy('number').select(['number', 'session']).execute();

  it('replaces all dealers, and removes the sample reviews', async () => {
    const answer = { dealers: [dealer(7), dealer(8)], randomizeBuckets: [2] };
    expect(await dealersFrom(JSON.stringify(answer))).toEqual({
      kind: 'imported',
      rows: 2,
      notes: ['Buckets 2 are shuffled.', 'The sample reviews were removed.'],
    });
    expect(await companies()).toEqual({ sample: false, ids: [7, 8] });
    expect(await currentEdition(test.database.db, 'dealers')).toMatchObject({ randomizeBuckets: [2] });
    expect(await currentEdition(test.database.db, 'reviews')).toMatchObject({ sample: false });
  });

  it('reports that sample rebates are no longer shown with real dealers', async () => {
    const program = aProgram('a').build();
    await new EditionLoader(test.database.db).loadRebates(SAMPLE, [
      { zipPrefix: '021', cityState: 'Boston, MA', program },
    ]);
    expect(await dealersFrom(JSON.stringify([dealer(7)]))).toMatchObject({
      notes: expect.arrayContaining(['The sample rebates are no longer shown. Import real ones.']),
    });
  });

  it('places a dealer with an unlisted code among its neighbors, and says so with the line', async () => {
    const addison = { city: 'Addison', state: 'TX', lat: 32.96, lon: -96.84 };
    const rows = [
      dealer(8),
      { ...dealer(7), location: undefined, zipcode: '75099' },
      { ...dealer(9), location: { lat: 32.9, lon: -96.8 }, zipcode: '75099' },
    ];
    const content = rows.map((row) => JSON.stringify(row)).join('\n');
    const near = new MemoryPostalPlaces([['75001', addison]]);
    expect(await importDealers(test.database, near, await source(content))).toMatchObject({
      rows: 3,
      notes: expect.arrayContaining([
        'Line 2: zipcode 75099 isn’t listed; the dealer is placed among its neighbors.',
      ]),
    });
    expect((await companies()).ids).toEqual([7, 8, 9]);
  });

  it('imports nothing if one row is rejected', async () => {
    const report = await dealersFrom(`${JSON.stringify(dealer(7))}\n{"companyID":8}\n`);
    expect(report).toMatchObject({
      kind: 'refused',
      refusals: { rows: 1, shown: [{ line: 2 }, { line: 2 }] },
    });
    expect(await companies()).toEqual({ sample: true, ids: [1] });
  });

  it.each([
    ['', 'is empty'],
    ['[]', 'has no rows'],
    ['[{', 'ends too early'],
    [`{"dealers":[${JSON.stringify(dealer(7))}],"randomizeBuckets":["a"]}`, 'randomizeBuckets'],
  ])('imports nothing from %p', async (content, fault) => {
    await expect(dealersFrom(content)).rejects.toThrow(fault);
    expect(await companies()).toEqual({ sample: true, ids: [1] });
  });

  it('replaces all reviews, and reports the dealers whose totals differ', async () => {
    await dealersFrom(
      JSON.stringify([{ ...dealer(7), metaData: { average_rating: 4.5, total_review_count: 2 } }, dealer(8)]),
    );
    const header = 'companyId,author_name,rating,date,text\n';
    const agreeing = await reviewsFrom(`${header}7,A,4,2026-10-01,x\n7,B,5,2026-10-02,y\n`);
    expect(agreeing).toEqual({ kind: 'imported', rows: 2, notes: [] });
    const differing = await reviewsFrom(`${header}7,A,4,2026-10-01,x\n8,B,5,2026-10-02,y\n`);
    expect(differing).toMatchObject({
      notes: [expect.stringMatching(/^2 dealers have a rating or review count/)],
    });
    const unknown = await reviewsFrom(`${header}9,A,4,2026-10-01,x\n`);
    expect(unknown).toMatchObject({
      kind: 'refused',
      refusals: { shown: [{ reason: 'there is no dealer 9' }] },
    });
    expect((await test.database.db.selectFrom('reviews').selectAll().execute()).length).toBe(2);
  });

  const rebates = () =>
    test.database.db
      .selectFrom('rebates')
      .orderBy('position')
      .select(['zip_prefix', 'city_state', 'record'])
      .execute();

  it('replaces all rebates, or none of them if one row is rejected', async () => {
    const header = 'zipPrefix,cityState,id,name,homeURL,amountLabel,amount,combinesWith,shoeSize\n';
    const good = '021,"Boston, MA",a,A,https://a.example/,"Up to $8,500",8500,b; c,44\n';
    expect(await rebatesFrom(`${header}${good}`)).toEqual({
      kind: 'imported',
      rows: 1,
      notes: [
        'Unknown columns were left out: shoeSize.',
        'combinesWith names programs that are not in the file: b, c.',
      ],
    });
    const stored = await rebates();
    expect(stored).toEqual([
      { zip_prefix: '021', city_state: 'Boston, MA', record: expect.stringContaining('"amount":8500') },
    ]);
    expect(stored[0]?.record).toContain('"combinesWith":["b","c"]');
    const bad = '022,"Boston, MA",b,,not-an-address,$1,1,,\n';
    expect(await rebatesFrom(`${header}${good.replace('8500', '9000')}${bad}`)).toMatchObject({
      kind: 'refused',
      refusals: {
        rows: 1,
        shown: [
          { line: 3, field: 'name' },
          { line: 3, field: 'homeURL' },
        ],
      },
    });
    expect(await rebates()).toEqual(stored);
    expect(await currentEdition(test.database.db, 'rebates')).toMatchObject({ sample: false });
    const program = { zipPrefix: '303', cityState: 'Atlanta, GA', id: 'g', name: 'G' };
    const answer = { rebates: [{ ...program, homeURL: 'https://g.example/', amountLabel: '$50' }] };
    expect(await rebatesFrom(JSON.stringify(answer))).toMatchObject({ kind: 'imported', rows: 1 });
    expect((await rebates()).map(({ zip_prefix }) => zip_prefix)).toEqual(['303']);
  });

  it('replaces all pools; a number that stays in its pool keeps its lease', async () => {
    const header = 'pool,number,fallback_number\n';
    const first = `${header}a,8005550120,8005550110\na,8005550121,8005550110\nb,8005550122,8005550111\n`;
    expect(await poolsFrom(first)).toEqual({ kind: 'imported', rows: 3, notes: ['2 pools.'] });
    await test.database.db.updateTable('pool_numbers').set({ session: 'hash' }).execute();
    await poolsFrom(`${header}a,8005550121,8005550110\na,8005550122,8005550110\n`);
    expect((await numbers()).map(({ number, session }) => [number, session])).toEqual([
      ['8005550121', 'hash'],
      ['8005550122', null],
    ]);
    expect(await poolsFrom(`${header}a,1,8005550110\n`)).toMatchObject({ kind: 'refused' });
    expect(await numbers()).toHaveLength(2);
  });

  const productsFrom = async (content: string, now = NOW) =>
    importProducts(test.database, { ...(await source(content)), now });
  const products = async () => {
    const catalogue = new StoredProductCatalogue(test.database.db, []);
    await catalogue.refresh();
    return catalogue.all()();
  };

  it('replaces all products with those of a CSV file', async () => {
    const report = await productsFrom(
      `${PRODUCT_HEADER}\nac-1,Air Conditioners,One,air conditioner,Two-stage,/products/air-conditioners/,72 dB(A)\ncoil,Coils,C,,Coil,,\n`,
    );
    expect(report).toEqual({ kind: 'imported', rows: 2, notes: ['1 of 2 are in the comparison.'] });
    expect(await products()).toEqual({
      _tag: 'Right',
      right: {
        isSample: false,
        products: [
          {
            id: 'ac-1',
            category: 'Air Conditioners',
            modelFamily: 'One',
            type: 'Air Conditioner',
            name: 'Two-stage',
            link: '/products/air-conditioners/',
            noiseLevel: '72 dB(A)',
            documents: [],
          },
          { id: 'coil', category: 'Coils', modelFamily: 'C', name: 'Coil', documents: [] },
        ],
      },
    });
  });

  it('reads products with documents from JSON', async () => {
    const product = {
      productId: 'a',
      category: 'C',
      modelFamily: 'F',
      product_name: 'N',
      documents: [{ fileTitle: 'Sell sheet', fileLink: '/sheet.pdf' }],
    };
    expect(await productsFrom(JSON.stringify({ products: [product] }))).toMatchObject({ kind: 'imported' });
    expect(await products()).toMatchObject({
      right: { products: [{ documents: [{ title: 'Sell sheet', link: '/sheet.pdf' }] }] },
    });
  });

  it('imports no product if one row is rejected, and reports why', async () => {
    await productsFrom(`${PRODUCT_HEADER}\nold,C,F,,Old,,\n`);
    const report = await productsFrom(
      `${PRODUCT_HEADER}\nok,C,F,,Fine,,\nok,C,F,Boiler,,javascript:alert(1),\n`,
      '2026-11-20T13:00:00.000Z',
    );
    expect(report).toMatchObject({
      kind: 'refused',
      refusals: {
        rows: 1,
        shown: [
          { line: 3, field: 'product_name', reason: 'is missing' },
          { line: 3, field: 'product_link' },
          { line: 3, field: 'product_type' },
          { line: 3, field: 'productId', reason: '"ok" is in an earlier row' },
        ],
      },
    });
    expect(await products()).toMatchObject({ right: { products: [{ id: 'old' }] } });
  });
});
