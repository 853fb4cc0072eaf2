import { describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { EncodedResponses } from '../../../infrastructure/pages/encoded-responses.ts';
import { PageCache } from '../../../infrastructure/pages/page-cache.ts';
import { RenderQueue } from '../../../infrastructure/pages/render-queue.ts';
import type { Pages } from '../../../infrastructure/pages/rendered-page.ts';
import { aClient } from './a-client.ts';
import { aRenderedPage } from './a-rendered-page.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const inUse = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** The memory of this process in bytes, once garbage collection frees no more. */
const memory = async (): Promise<number> => {
  for (let [before, steady] = [Infinity, 0]; steady < 3;) {
    collectGarbage();
    await new Promise((resolve) => setImmediate(resolve));
    const now = inUse();
    steady = before - now < 100_000 ? steady + 1 : 0;
    before = now;
  }
  return inUse();
};

/** Text like a page's: half of it is random, and one character makes it take two bytes per character in memory. */
const someText = (): string =>
  `→${randomBytes(30_000).toString('hex')}${'<p class="card">Hi</p>'.repeat(2500)}`;

const pages: Pages = {
  locate: (path) => ({ address: path, queryOf: (query) => query.toString() }),
  version: () => '1',
  render: async () => aRenderedPage(someText()),
};

const client = aClient();

/** Keeps every cache of this file: none may be freed while another is measured. */
const kept: PageCache[] = [];

const openCache = (): PageCache => {
  const cache = new PageCache(pages, new RenderQueue(), {
    keepMs: Infinity,
    headersOf: () => ({ 'content-security-policy': randomBytes(500).toString('hex') }),
  });
  kept.push(cache);
  return cache;
};

/** The real memory per byte that a cache counts. */
const perCounted = async (fill: () => Promise<number>): Promise<number> => {
  const before = await memory();
  const counted = await fill();
  return ((await memory()) - before) / counted;
};

const LIMIT = 64 * 1024 * 1024;
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** Requests a number of pages in these forms; returns the bytes that the cache counts. */
const filled = async (
  cache: PageCache,
  pages: number,
  encodings: ReadonlyArray<(typeof ENCODINGS)[number]>,
): Promise<number> => {
  for (let index = 0; index < pages; index++) {
    const page = await cache.get('/find/', `zipcode=${index}`, client);
    for (const encoding of encodings) await page.in(encoding);
  }
  return cache.bytes;
};

const expectHonest = (ratio: number): void => {
  expect(ratio).toBeGreaterThan(0.75);
  expect(ratio).toBeLessThan(1.25);
};

test('Pages of an earlier version use no memory', async () => {
  let version = '1';
  const settings = { keepMs: Infinity, headersOf: () => ({}) };
  const cache = new PageCache({ ...pages, version: () => version }, new RenderQueue(), settings);
  await filled(cache, 3, ['identity']);
  expect(cache.size).toBe(3);
  version = '2';
  expect(cache.peek('/find/', 'zipcode=0')).toBeUndefined();
  expect([cache.size, cache.bytes]).toEqual([0, 0]);
});

describe("A cache's real memory is within a quarter of its count", () => {
  // Compressing takes most of the time here: a few pages are enough to measure.
  test('for pages, in every form', async () => {
    const cache = openCache();
    expectHonest(await perCounted(() => filled(cache, 8, ENCODINGS)));
    expect(cache.size).toBe(8);
  });

  test('for more pages than its limit', async () => {
    const cache = openCache();
    expectHonest(await perCounted(() => filled(cache, 600, ['identity'])));
    expect(cache.bytes).toBeLessThanOrEqual(LIMIT);
    expect(cache.bytes).toBeGreaterThan(LIMIT / 2);
    expect(cache.size).toBeLessThan(600);
  });

  test('for responses of the API', async () => {
    const answers = new EncodedResponses();
    const ratio = await perCounted(async () => {
      for (let index = 0; index < 60; index++) {
        await answers.encode(`1 2026-11-22 75001 ${index}`, 'br', randomBytes(10_000).toString('hex'));
      }
      return answers.bytes;
    });
    expectHonest(ratio);
  });
});

test('A page is measured again when it gets another compressed form', async () => {
  const cache = openCache();
  const page = await cache.get('/find/', '', client);
  const [plain, counted] = [page.bytes, cache.bytes];
  await page.in('br');
  expect(page.bytes).toBeGreaterThan(plain + 20_000);
  expect(cache.bytes - counted).toBe(page.bytes - plain);
});
