import { describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FinishedAnswers } from '../../../infrastructure/server/finished-answers.ts';
import { PageCache } from '../../../infrastructure/server/page-cache.ts';
import { RenderQueue } from '../../../infrastructure/server/render-queue.ts';
import type { Pages } from '../../../infrastructure/server/rendered-page.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The memory of this process that is in use, in bytes. */
const memory = async (): Promise<number> => {
  for (let round = 0; round < 3; round++) {
    collectGarbage();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** Text of a page's kind: half of it is new, and one character makes it take two bytes each in memory. */
const someText = (): string =>
  `→${randomBytes(30_000).toString('hex')}${'<p class="card">Hi</p>'.repeat(2500)}`;

const pages: Pages = {
  locate: (path) => ({ address: path, queryOf: (query) => query.toString() }),
  version: () => '1',
  render: async () => ({
    status: 200,
    html: someText(),
    inlined: { scripts: [], styles: [] },
    foreign: { hasMedia: false, hasStyles: false, frames: [], scripts: [], isMeasured: false },
    isSettled: true,
  }),
};

const client = { visitor: '192.0.2.1', isGone: () => false };
const openCache = () =>
  new PageCache(pages, new RenderQueue(), {
    keepMs: Infinity,
    headersOf: () => ({ 'content-security-policy': randomBytes(500).toString('hex') }),
  });

/** How much memory each caches' own count stands for. */
const perCounted = async (fill: () => Promise<number>): Promise<number> => {
  const before = await memory();
  const counted = await fill();
  return ((await memory()) - before) / counted;
};

describe('A cache takes the memory that it counts, within a quarter', () => {
  test.each([['in every form', ['br', 'gzip', 'identity'] as const]])(
    'pages, %s',
    async (_name, encodings) => {
      const cache = openCache();
      const ratio = await perCounted(async () => {
        for (let index = 0; index < 450; index++) {
          const page = await cache.get('/find/', `zipcode=${index}`, client);
          for (const encoding of encodings) await page.in(encoding);
        }
        return cache.bytes;
      });
      expect(cache.bytes).toBeLessThanOrEqual(64 * 1024 * 1024);
      expect(cache.size).toBeLessThan(450);
      expect(ratio).toBeGreaterThan(0.75);
      expect(ratio).toBeLessThan(1.25);
    },
  );

  test('answers of the API', async () => {
    const answers = new FinishedAnswers();
    const ratio = await perCounted(async () => {
      for (let index = 0; index < 800; index++) {
        await answers.finish(`1 2026-11-22 75001 ${index}`, 'br', randomBytes(10_000).toString('hex'));
      }
      return answers.bytes;
    });
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.25);
  });
});

test('a page is weighed again when it has got another compressed form', async () => {
  const cache = openCache();
  const page = await cache.get('/find/', '', client);
  const [plain, counted] = [page.bytes, cache.bytes];
  await page.in('br');
  expect(page.bytes).toBeGreaterThan(plain + 20_000);
  expect(cache.bytes - counted).toBe(page.bytes - plain);
});
