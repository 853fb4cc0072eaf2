import { expect, test } from '@jest/globals';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { PageCache } from '../../../../infrastructure/pages/page-cache.ts';
import type { PreparedPage } from '../../../../infrastructure/pages/prepared-page.ts';
import { RenderQueue } from '../../../../infrastructure/pages/render-queue.ts';
import type { Pages } from '../../../../infrastructure/pages/rendered-page.ts';
import { aClient } from '../../pages/a-client.ts';
import { aRenderedPage } from '../../pages/a-rendered-page.ts';

const HTML = Array.from(
  { length: 2_000 },
  (_, i) => `<p class="card">Dealer ${i * 7919}, ${i % 13} miles</p>`,
).join('');
const client = aClient();

const openCache = (isCacheable = true): PageCache => {
  const pages: Pages = {
    locate: (path) => ({ address: path, queryOf: () => '' }),
    version: () => '1',
    render: async () => aRenderedPage(HTML, { isCacheable }),
  };
  return new PageCache(pages, new RenderQueue(), { keepMs: Infinity, headersOf: () => ({}) });
};

const compressedBytes = async (page: PreparedPage): Promise<Buffer> => (await page.in('br')).bytes;

test('A page with a query is compressed quickly at first, and fully once it is requested again', async () => {
  const cache = openCache();
  const page = await cache.get('/', 'zipcode=75001', client);
  const quick = await compressedBytes(page);
  const [{ etag }, counted] = [page, cache.bytes];
  expect(cache.peek('/', 'zipcode=75001')).toBe(page);
  while ((await compressedBytes(page)) === quick) await setImmediate();
  const smallest = await compressedBytes(page);
  expect(smallest.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(smallest).toString()).toBe(HTML);
  expect((await page.in('br')).headers).toMatchObject({ 'content-length': smallest.length, etag });
  expect(cache.bytes).toBe(counted - quick.length + smallest.length);
});

test('A page without a query is compressed fully as soon as it is rendered', async () => {
  const cache = openCache();
  const page = await cache.get('/', '', client);
  const quick = (await compressedBytes(await cache.get('/', 'zipcode=75001', client))).length;
  while ((await compressedBytes(page)).length >= quick) await setImmediate();
  expect(brotliDecompressSync(await compressedBytes(page)).toString()).toBe(HTML);
});

test('A page for a single request is never compressed fully', async () => {
  const cache = openCache(false);
  const page = await cache.get('/', '', client);
  const quick = await compressedBytes(page);
  expect(cache.peek('/', '')).toBeUndefined();
  expect(await compressedBytes(page)).toBe(quick);
});
