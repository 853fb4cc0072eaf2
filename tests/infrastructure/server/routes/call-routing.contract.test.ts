import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openServer } from '../opened-server.ts';

const PATH = '/api/call-routing/run';

describe('The call-routing call (contract, section 3)', () => {
  let opened: Awaited<ReturnType<typeof openServer>>;
  beforeEach(async () => void (opened = await openServer()));
  afterEach(() => opened.server.close());

  const get = (query: string) => opened.server.inject({ url: `${PATH}?${query}` });
  const numberOf = async (session: string) =>
    (await get(`pool=pool-1&routingGroup=group-1&mtaSessionId=${session}`)).json<object>();

  test('returns the same number to the same session, uncached', async () => {
    const answer = await get('pool=pool-1&routingGroup=group-1&mtaSessionId=s1');
    expect([answer.statusCode, answer.json()]).toEqual([200, { dnis: '8005550110' }]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(await numberOf('s2')).toEqual({ dnis: '8005550111' });
    expect(await numberOf('s1')).toEqual({ dnis: '8005550110' });
  });

  test('returns the fallback number without a session and once every number is leased', async () => {
    expect((await get('pool=pool-1&routingGroup=group-1')).json()).toEqual({ dnis: '8005550100' });
    for (const session of ['s1', 's2']) await numberOf(session);
    expect(await numberOf('s3')).toEqual({ dnis: '8005550100' });
  });

  test('leases at most two numbers to one network, and further numbers to others', async () => {
    await opened.server.close();
    opened = await openServer({ TRUST_PROXY: 'loopback' });
    const asked = async (address: string, session: string) =>
      (
        await opened.server.inject({
          url: `${PATH}?pool=pool-2&routingGroup=group-1&mtaSessionId=${session}`,
          headers: { 'x-forwarded-for': address },
        })
      ).json<{ readonly dnis: string }>().dnis;
    const given = [];
    for (let i = 0; i < 10; i++)
      given.push(await asked(i % 2 === 0 ? '2001:db8::1' : '2001:db8::2', `s${i}`));
    expect(new Set(given)).toEqual(new Set(['8335550110', '8335550111', '8335550100']));
    expect(await asked('203.0.113.7', 'other')).toBe('8335550112');
  });

  test.each([
    ['', 400],
    ['pool=pool-1', 400],
    ['routingGroup=group-1', 400],
    ['pool=&routingGroup=group-1', 400],
    ['pool=pool-1&routingGroup=', 400],
    ['pool=pool-1&pool=pool-2&routingGroup=group-1', 400],
    ['pool=pool-1%00&routingGroup=group-1', 400],
    ['pool=pool-1&routingGroup=%00', 400],
    [`pool=${'p'.repeat(65)}&routingGroup=group-1`, 400],
    [`pool=pool-1&routingGroup=${'g'.repeat(65)}`, 400],
    [`pool=pool-1&routingGroup=group-1&mtaSessionId=${'s'.repeat(257)}`, 400],
    ['pool=pool-9&routingGroup=group-1&mtaSessionId=s1', 404],
  ])('answers %p with a problem: %p', async (query, status) => {
    const answer = await get(query);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: expect.any(String),
      status,
      detail: expect.any(String),
    });
  });

  test('ignores unknown parameters', async () =>
    expect((await get('pool=pool-1&routingGroup=group-1&utm_source=x')).statusCode).toBe(200));

  test('returns 503 with Retry-After and no details if the pools cannot be read', async () => {
    opened.pools.breakDown('secret');
    const answer = await get('pool=pool-1&routingGroup=group-1&mtaSessionId=s1');
    expect([answer.statusCode, answer.headers['retry-after'], answer.body.includes('secret')]).toEqual([
      503,
      '5',
      false,
    ]);
  });
});
