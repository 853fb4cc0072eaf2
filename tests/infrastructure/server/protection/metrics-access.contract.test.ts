import { afterEach, describe, expect, test } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { openServer } from '../opened-server.ts';

const TOKEN = 'a token of some length';

let close = async (): Promise<void> => undefined;
afterEach(() => close());

const askFor = async (env: Readonly<Record<string, string>>, options: InjectOptions = {}) => {
  const { server } = await openServer(env);
  close = () => server.close();
  const answer = await server.inject({ url: '/metrics', ...options });
  const { statusCode, headers, body } = answer;
  // The text format of Prometheus, or a problem without any figure.
  expect(headers['content-type']).toMatch(
    statusCode === 200 ? /^text\/plain/ : /^application\/problem\+json$/,
  );
  expect(headers['cache-control']).toBe('no-store');
  expect(body.includes('leads{state="stored"} 3')).toBe(statusCode === 200);
  return statusCode;
};

describe('Without METRICS_TOKEN the metrics', () => {
  test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])(
    'can be read from %s',
    async (remoteAddress) => expect(await askFor({}, { remoteAddress })).toBe(200),
  );

  test.each(['10.0.0.7', '203.0.113.7', '::2', '2001:db8::1', '::ffff:10.0.0.7', '128.0.0.1'])(
    'return 404 to %j',
    async (remoteAddress) => expect(await askFor({}, { remoteAddress })).toBe(404),
  );

  test.each([
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-for': '' },
    { 'x-forwarded-proto': 'https' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 cache' },
  ])('return 404 through a proxy on this machine: %j', async (headers) => {
    expect(await askFor({}, { remoteAddress: '127.0.0.1', headers })).toBe(404);
    expect(await askFor({ TRUST_PROXY: 'loopback' }, { remoteAddress: '127.0.0.1', headers })).toBe(404);
  });

  test('return 404 to a remote client that claims a local address', async () => {
    const stranger = { remoteAddress: '203.0.113.7', headers: { 'x-forwarded-for': '127.0.0.1' } };
    expect(await askFor({ TRUST_PROXY: '203.0.113.0/24' }, stranger)).toBe(404);
  });
});

describe('With METRICS_TOKEN the metrics', () => {
  const authorized = (authorization: string) => ({ headers: { authorization } });

  test('can be read with it from anywhere, even through proxies', async () => {
    const { headers } = authorized(`Bearer ${TOKEN}`);
    const options = {
      remoteAddress: '203.0.113.7',
      headers: { ...headers, 'x-forwarded-for': '203.0.113.8' },
    };
    expect(await askFor({ METRICS_TOKEN: TOKEN }, options)).toBe(200);
  });

  test.each([
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(1)}`,
    `Basic ${TOKEN}`,
    TOKEN,
  ])('return 404 without it, even on this machine: %j', async (authorization) =>
    expect(await askFor({ METRICS_TOKEN: TOKEN }, authorized(authorization))).toBe(404),
  );
});

test('A refused request gets no figures and counts no leads', async () => {
  const { server, leadCounts } = await openServer({ METRICS_TOKEN: TOKEN });
  close = () => server.close();
  const refused = await server.inject({ url: '/metrics', headers: { authorization: 'Bearer nonsense' } });
  expect(refused.json()).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: 'There’s no such address.',
  });
  expect(refused.headers).not.toHaveProperty('www-authenticate');
  expect(leadCounts()).toBe(0);
});

test('Repeated scrapes count the leads once', async () => {
  const { server, leadCounts } = await openServer();
  close = () => server.close();
  for (let scrape = 0; scrape < 20; scrape++) await server.inject({ url: '/metrics' });
  expect(leadCounts()).toBe(1);
});
