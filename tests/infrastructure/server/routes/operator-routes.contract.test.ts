import { afterEach, expect, jest, test } from '@jest/globals';
import { openServer } from '../opened-server.ts';

afterEach(() => {
  jest.useRealTimers();
});

test('The server reports that it is alive and ready, and its request counts', async () => {
  const { server } = await openServer();
  await server.inject({ url: '/api/dealers/locate?zipcode=75001' });
  expect((await server.inject({ url: '/healthz' })).json()).toEqual({ status: 'alive' });
  expect((await server.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
  const metrics = (await server.inject({ url: '/metrics' })).body;
  expect(metrics).toContain(
    'http_request_duration_seconds_count{route="/api/dealers/locate",status="200"} 1',
  );
  expect(metrics).not.toMatch(/\b75001\b/);
  await server.close();
});

test('The server is not ready, and names the database, while the database fails', async () => {
  const { server } = await openServer({}, { works: () => Promise.reject(new Error('gone')) });
  const answer = await server.inject({ url: '/readyz' });
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'not ready', failing: ['database'] }]);
  await server.close();
});

test('The server is ready, and names the part, while an optional part fails', async () => {
  const away = { name: 'redis', works: () => Promise.reject(new Error('gone')), isOptional: true } as const;
  const ready = await openServer({}, { parts: [away] });
  const answer = await ready.server.inject({ url: '/readyz' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready', degraded: ['redis'] }]);
  await ready.server.close();
  const both = await openServer({}, { parts: [away], works: () => Promise.reject(new Error('gone')) });
  expect((await both.server.inject({ url: '/readyz' })).json()).toEqual({
    status: 'not ready',
    failing: ['database'],
    degraded: ['redis'],
  });
  await both.server.close();
});

test('The server answers within a second if a part never responds', async () => {
  const never = () => new Promise<void>(() => undefined);
  const { server } = await openServer(
    {},
    { works: never, parts: [{ name: 'redis', works: never, isOptional: true }] },
  );
  await server.ready();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const asked = server.inject({ url: '/readyz' });
  await new Promise((resolve) => setImmediate(resolve));
  await jest.advanceTimersByTimeAsync(999);
  const answer = await asked;
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { status: 'not ready', failing: ['database'], degraded: ['redis'] },
  ]);
  await server.close();
});

test('The server has a sitemap, a robots file and a manifest', async () => {
  const { server } = await openServer();
  const bodyOf = async (url: string) => (await server.inject({ url })).body;
  expect(await bodyOf('/sitemap.xml')).toContain('<loc>https://www.example.com/find-a-dealer/</loc>');
  const robots = await bodyOf('/robots.txt');
  for (const file of ['sitemap.xml', 'sitemap-dealers.xml'])
    expect(robots).toContain(`Sitemap: https://www.example.com/${file}\n`);
  const parts = await bodyOf('/sitemap-dealers.xml');
  expect([...parts.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([
    'https://www.example.com/sitemap-dealers-1.xml',
    'https://www.example.com/sitemap-dealers-2.xml',
  ]);
  expect(await bodyOf('/sitemap-dealers-2.xml')).toContain(
    '<loc>https://www.example.com/dealers/tx/addison/ace-2501/</loc>',
  );
  expect((await server.inject({ url: '/sitemap-dealers-3.xml' })).statusCode).toBe(404);
  expect((await server.inject({ url: '/manifest.webmanifest' })).json()).toMatchObject({ name: 'RunTru' });
  await server.close();
});
