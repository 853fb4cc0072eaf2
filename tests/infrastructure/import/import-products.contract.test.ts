import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { StoredProductCatalogue } from '../../../infrastructure/database/editions/stored-product-catalogue.ts';
import { importProducts } from '../../../infrastructure/import/import-products.ts';
import { describeOnEveryDatabase } from '../database/test-databases.ts';

const HEAD = 'productId,category,modelFamily,product_type,product_name,product_link,noise_level';
const progress = { checking: () => undefined, storing: () => undefined };

describeOnEveryDatabase('Importing products', (test) => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const imported = async (content: string, now = '2026-11-20T12:00:00.000Z') => {
    const file = join(folder, 'file');
    await writeFile(file, content);
    return importProducts(test.database, { file, now, progress });
  };
  const stored = async () => {
    const catalogue = new StoredProductCatalogue(test.database.db, []);
    await catalogue.refresh();
    return catalogue.all()();
  };

  it('replaces all products with those of a CSV file', async () => {
    const report = await imported(
      `${HEAD}\nac-1,Air Conditioners,One,air conditioner,Two-stage,/products/air-conditioners/,72 dB(A)\ncoil,Coils,C,,Coil,,\n`,
    );
    expect(report).toEqual({ kind: 'imported', rows: 2, notes: ['1 of 2 are in the comparison.'] });
    expect(await stored()).toEqual({
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

  it('reads JSON with documents', async () => {
    const product = {
      ...{ productId: 'a', category: 'C', modelFamily: 'F', product_name: 'N' },
      documents: [{ fileTitle: 'Sell sheet', fileLink: '/sheet.pdf' }],
    };
    expect(await imported(JSON.stringify({ products: [product] }))).toMatchObject({ kind: 'imported' });
    expect(await stored()).toMatchObject({
      right: { products: [{ documents: [{ title: 'Sell sheet', link: '/sheet.pdf' }] }] },
    });
  });

  it('imports nothing if one row is rejected, and reports why', async () => {
    await imported(`${HEAD}\nold,C,F,,Old,,\n`);
    const report = await imported(
      `${HEAD}\nok,C,F,,Fine,,\nok,C,F,Boiler,,javascript:alert(1),\n`,
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
    expect(await stored()).toMatchObject({ right: { products: [{ id: 'old' }] } });
  });
});
