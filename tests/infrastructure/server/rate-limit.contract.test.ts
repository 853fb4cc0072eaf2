import { describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { openServer } from './opened-server.ts';

const CALL = '/api/dealers/locate?zipcode=75001';
const address = process.env['TEST_REDIS_URL'];

const statuses = async (
  env: Readonly<Record<string, string>>,
  headers: ReadonlyArray<string>,
  redis?: Redis,
) => {
  const { server } = await openServer(env, redis === undefined ? {} : { redis });
  const answers = [];
  for (const forwarded of headers) {
    answers.push(await server.inject({ url: CALL, headers: { 'x-forwarded-for': forwarded } }));
  }
  await server.close();
  return answers;
};

describe('The rate limit (contract, section 2)', () => {
  test('refuses what is above it with 429, Retry-After and a problem', async () => {
    const answers = await statuses({ RATE_LIMIT: '2' }, ['', '', '']);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(answers[2]?.json()).toMatchObject({ status: 429, title: 'Too Many Requests' });
  });

  test('0 switches it off', async () => {
    const answers = await statuses(
      { RATE_LIMIT: '0' },
      Array.from({ length: 20 }, () => ''),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  test('holds when a visitor forges where the call comes from', async () => {
    const answers = await statuses({ RATE_LIMIT: '2' }, ['1.1.1.1', '2.2.2.2', '3.3.3.3']);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  });

  test('knows visitors apart behind a proxy that is believed', async () => {
    const answers = await statuses({ RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1' }, [
      '1.1.1.1',
      '2.2.2.2',
      '1.1.1.1',
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  });

  const onRedis = address === undefined ? test.skip : test;
  onRedis('is shared by all instances through Redis (skipped without TEST_REDIS_URL)', async () => {
    const redis = new Redis(address ?? '');
    await redis.flushall();
    const first = await statuses({ RATE_LIMIT: '2' }, ['', ''], redis);
    const second = await statuses({ RATE_LIMIT: '2' }, [''], redis);
    redis.disconnect();
    expect([...first, ...second].map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  });
});
