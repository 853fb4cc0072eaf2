import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openServer } from '../opened-server.ts';

let folder: string;
let server: Awaited<ReturnType<typeof openServer>>['server'];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of [
    ['page-1.js', 'export {};'],
    ['page-1.js.br', 'compressed'],
    ['.hidden', 'hidden'],
  ] as const)
    writeFileSync(join(folder, 'assets', name), text);
  ({ server } = await openServer({}, { filesFolder: folder }));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const ask = (url: string) => server.inject({ url, headers: { 'accept-encoding': 'br' } });

test('A hashed file is cached for a year and sent compressed', async () => {
  const { statusCode, headers, payload } = await ask('/assets/page-1.js');
  expect([statusCode, payload]).toEqual([200, 'compressed']);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'accept-encoding',
  });
});

test('A file that another build adds at run time is served', async () => {
  writeFileSync(join(folder, 'assets', 'page-2.js'), 'export {};');
  expect((await ask('/assets/page-2.js')).statusCode).toBe(200);
});

test('Hashed files share one route, so that files of earlier builds do not slow the start', () =>
  expect(server.printRoutes({ commonPrefix: false })).not.toContain('page-1.js'));

test.each([
  '/assets/none.js',
  '/assets/',
  '/assets/page-1.js.br',
  '/assets/.hidden',
  '/assets/..%2ficon.svg',
])('%s returns a 404 that is not cached', async (url) => {
  const { statusCode, headers } = await ask(url);
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
});
