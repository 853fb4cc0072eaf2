import { beforeEach, expect, test } from '@jest/globals';
import { HttpProductCatalogue } from '../../infrastructure/http/http-product-catalogue.ts';
import {
  replaceProducts,
  StoredProductCatalogue,
} from '../../infrastructure/database/editions/stored-product-catalogue.ts';
import { SAMPLE_PRODUCTS } from '../../domain/product/sample-products.ts';
import { fromProductData } from '../../infrastructure/wire/product-wire.ts';
import { describeProductCatalogue } from '../contracts/content/product-catalogue.ts';
import { FakeProductCatalogue } from '../fakes/content/fake-product-catalogue.ts';
import { MemoryLogger } from '../fakes/memory-logger.ts';
import { answering, resetBeforeHeaders } from '../faults/fault.ts';
import { PATIENCE_MS } from '../hang-guards.ts';
import { onEveryDatabase } from './database/test-databases.ts';
import { providerOfTests } from './provider-of-tests.ts';

describeProductCatalogue('fake', async () => {
  const catalogue = new FakeProductCatalogue();
  return { catalogue, serve: async (data) => catalogue.serve(data), close: async () => undefined };
});

onEveryDatabase((technology, open) => {
  describeProductCatalogue(`stored on ${technology}`, async () => {
    const { database, close } = await open();
    const catalogue = new StoredProductCatalogue(database.db, []);
    let second = 0;
    const serve = async ({ products }: Parameters<typeof fromProductData>[0]) => {
      await replaceProducts(database.db, products, `2026-11-20T12:00:0${second++}.000Z`);
      await catalogue.refresh();
    };
    return { catalogue, serve, close };
  });

  test(`The sample products stay until the first import, on ${technology}`, async () => {
    const { database, close } = await open();
    const catalogue = new StoredProductCatalogue(database.db, SAMPLE_PRODUCTS);
    await catalogue.refresh();
    expect(await catalogue.all()()).toEqual({
      _tag: 'Right',
      right: { isSample: true, products: SAMPLE_PRODUCTS },
    });
    await close();
  });
});

const PATH = '/products/production/allproducts';
const provider = providerOfTests();
let log = new MemoryLogger();
beforeEach(() => void (log = new MemoryLogger()));
const overHttp = () =>
  new HttpProductCatalogue({ address: `${provider.address}${PATH}`, timeoutMs: PATIENCE_MS, log });

describeProductCatalogue('a provider over HTTP', async () => ({
  catalogue: overHttp(),
  serve: async (data) => void provider.serve(PATH, answering(fromProductData(data))),
  close: async () => undefined,
}));

test('A provider that does not answer makes products unavailable, without throwing', async () => {
  provider.serve(PATH, resetBeforeHeaders);
  expect(await overHttp().all()()).toMatchObject({ left: { _tag: 'ProductsUnavailable' } });
});

test("A provider's malformed answer is reported with the place of the fault", async () => {
  provider.meet(PATH, answering({ categories: [{ category: 'A', families: 'none' }] }));
  expect(await overHttp().all()()).toEqual({
    _tag: 'Left',
    left: {
      _tag: 'ProductsUnavailable',
      reason: 'categories.0.families should be a list of families',
    },
  });
});

test('One malformed product of a provider is left out and logged', async () => {
  const name = 'Single-stage furnace';
  const products = [{ product_name: 7, documents: 'none' }, { product_name: name }];
  provider.meet(
    PATH,
    answering({ categories: [{ category: 'A', families: [{ modelFamily: 'B', products }] }] }),
  );
  const read = await overHttp().all()();
  expect([read, log.warnings]).toMatchObject([
    { right: { products: [{ name, category: 'A', modelFamily: 'B' }] } },
    ['Left out 1 of 2 products as malformed: products.0.documents should be a list of documents'],
  ]);
});
