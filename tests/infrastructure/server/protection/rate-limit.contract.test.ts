import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { openRedis } from '../../../../infrastructure/rate-limit/open-redis.ts';
import type { RateCounter } from '../../../../infrastructure/system/rate-counter.ts';
import { RedisRateCounter } from '../../../../infrastructure/rate-limit/redis-rate-counter.ts';
import { InProcessRateCounter } from '../../../../infrastructure/rate-limit/in-process-rate-counter.ts';
import { limitRate, maxCalls } from '../../../../infrastructure/server/protection/rate-limits.ts';
import { aSentLead } from '../../../builders/sent-lead.ts';
import { FakeClock } from '../../../fakes/fake-clock.ts';
import { openServer } from '../opened-server.ts';

const CALL = '/api/dealers/locate?zipcode=75001';
const address = process.env['TEST_REDIS_URL'];

const statuses = async (
  env: Readonly<Record<string, string>>,
  headers: ReadonlyArray<string>,
  rateCounter?: RateCounter,
) => {
  const { server } = await openServer(env, rateCounter === undefined ? {} : { rateCounter });
  const answers = [];
  for (const forwarded of headers) {
    answers.push(await server.inject({ url: CALL, headers: { 'x-forwarded-for': forwarded } }));
  }
  await server.close();
  return answers;
};

describe('The rate limit (contract, section 2)', () => {
  test('rejects excess requests with 429, Retry-After and a problem', async () => {
    const answers = await statuses({ RATE_LIMIT: '2' }, ['', '', '']);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(answers[2]?.json()).toMatchObject({ status: 429, title: 'Too Many Requests' });
  });

  test('is switched off by 0', async () => {
    const answers = await statuses(
      { RATE_LIMIT: '0' },
      Array.from({ length: 20 }, () => ''),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  test('applies to a visitor with forged addresses', async () => {
    const answers = await statuses({ RATE_LIMIT: '2' }, ['1.1.1.1', '2.2.2.2', '3.3.3.3']);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  });

  test('distinguishes visitors behind a trusted proxy', async () => {
    const answers = await statuses({ RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1' }, [
      '1.1.1.1',
      '2.2.2.2',
      '1.1.1.1',
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  });

  test('counts an address as one visitor, with any port', async () => {
    const answers = await statuses({ RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1' }, [
      ...['192.0.2.1:4711', '192.0.2.1:4712', '192.0.2.1', '192.0.2.2:4711'],
      ...['[2001:db8::1]:4711', '[2001:db8::1]', '2001:db8::1', '[2001:db8:1::1]:4711'],
    ]);
    const once = [200, 429, 429, 200];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...once, ...once]);
  });

  const onRedis = address === undefined ? test.skip : test;
  onRedis('is shared by all instances through Redis (skipped without TEST_REDIS_URL)', async () => {
    const redis = await openRedis(address ?? '', () => undefined);
    await new Promise((resolve) => redis.once('ready', resolve));
    const counter = new RedisRateCounter(redis);
    const env = { RATE_LIMIT: '2', TRUST_PROXY: '127.0.0.1' };
    const visitor = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const first = await statuses(env, [visitor, visitor], counter);
    const second = await statuses(env, [visitor], counter);
    redis.disconnect();
    expect([...first, ...second].map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  });
});

describe('Limits by purpose', () => {
  test.each([
    [300, 30],
    [1_000, 100],
    [100, 10],
    [20, 5],
    [5, 5],
    [2, 2],
    [0, 0],
  ])('with RATE_LIMIT %d allow %d posts a minute', (rateLimit, posts) => {
    expect(maxCalls('provider-calls', rateLimit)).toBe(rateLimit);
    expect([maxCalls('lead-posts', rateLimit), maxCalls('form-posts', rateLimit)]).toEqual([posts, posts]);
  });

  test('still allow searches once leads, bookings and the newsletter have used up their shared limit', async () => {
    const { server } = await openServer({ RATE_LIMIT: '50' });
    const post = async (path: string, payload: object) => {
      const headers = { 'idempotency-key': randomUUID() };
      return (await server.inject({ method: 'POST', url: path, headers, payload })).statusCode;
    };
    const taken = [
      await post('/api/leads', aSentLead()),
      await post('/api/newsletter', { email: 'ann@example.com' }),
      await post('/api/leads', aSentLead()),
      await post('/api/leads', aSentLead()),
      await post('/api/leads', aSentLead()),
    ];
    expect(taken).toEqual([201, 201, 201, 201, 201]);
    expect([await post('/api/leads', aSentLead()), await post('/api/bookings', {})]).toEqual([429, 429]);
    expect((await server.inject(CALL)).statusCode).toBe(200);
    await server.close();
  });

  test('let a visitor send a lead after too many searches', async () => {
    const { server } = await openServer({ RATE_LIMIT: '2' });
    const searches = [await server.inject(CALL), await server.inject(CALL), await server.inject(CALL)];
    expect(searches.at(-1)?.statusCode).toBe(429);
    const headers = { 'idempotency-key': randomUUID() };
    const post = { method: 'POST', url: '/api/leads', headers, payload: aSentLead() } as const;
    expect((await server.inject(post)).statusCode).toBe(201);
    await server.close();
  });

  test('can apply after the body of a request is read', async () => {
    const server = Fastify();
    const limiting = { counter: new InProcessRateCounter(new FakeClock()), rateLimit: 1 };
    await limitRate(server, 'form-posts', limiting, 'preHandler');
    server.setErrorHandler((_error, request, reply) => reply.code(429).send(request.body));
    server.post('/', () => 'taken');
    const post = { method: 'POST', url: '/', payload: { typed: 'something' } } as const;
    expect((await server.inject(post)).body).toBe('taken');
    expect((await server.inject(post)).json()).toEqual({ typed: 'something' });
    await server.close();
  });
});
