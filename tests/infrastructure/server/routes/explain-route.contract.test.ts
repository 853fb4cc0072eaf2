import { afterEach, describe, expect, test } from '@jest/globals';
import { openServer } from '../opened-server.ts';

let opened: Awaited<ReturnType<typeof openServer>>;
afterEach(() => opened.server.close());

const open = async (env: Readonly<Record<string, string>> = { EXPLAIN_DEALERS: '1' }) =>
  void (opened = await openServer(env));
const get = (query: string) => opened.server.inject({ url: `/api/dealers/explain?${query}` });

describe('The explanation of a dealer, for the operator', () => {
  test('explains the rank and the number of a dealer', async () => {
    await open();
    const answer = await get('zipcode=75001&cid=7&mtaSessionId=a-session');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const { numbers, ...place } = answer.json<{ numbers: ReadonlyArray<object> }>();
    expect(place).toEqual({
      zipcode: '75001',
      cid: 7,
      position: 2,
      total: 2,
      page: 1,
      bucket: 2,
      shuffled: true,
      seed: '75001 2026-11-20',
      distanceMiles: 0,
    });
    expect(numbers).toHaveLength(10);
    expect(numbers[0]).toEqual({
      trafficSource: null,
      number: '9725550100',
      formatted: '1-972-555-0100',
      reason: 'phone1',
      routedBy: null,
    });
  });

  test.each(['zipcode=75001&cid=9', 'zipcode=75001&cid=0', 'zipcode=75001&cid=9999', 'zipcode=00000&cid=7'])(
    'returns 404 for a dealer that is not in the search results: %s',
    async (query) => {
      await open();
      expect((await get(query)).json()).toMatchObject({
        status: 404,
        detail: 'A search for this postal code doesn’t return this dealer.',
      });
    },
  );

  test.each(['zipcode=75001', 'cid=7', 'zipcode=abc&cid=7', 'zipcode=75001&cid=seven'])(
    'rejects %p as invalid',
    async (query) => {
      await open();
      expect((await get(query)).statusCode).toBe(400);
    },
  );

  test('returns 503 if the records cannot be read', async () => {
    await open();
    opened.records.breakDown();
    expect((await get('zipcode=75001&cid=7')).statusCode).toBe(503);
  });

  test.each([
    [{}],
    [{ EXPLAIN_DEALERS: '0' }],
    [{ EXPLAIN_DEALERS: '1', DEALER_API_HOST: 'http://127.0.0.1:1/v1' }],
  ])('does not exist with %j', async (env) => {
    await open(env);
    expect((await get('zipcode=75001&cid=7')).json()).toMatchObject({
      status: 404,
      detail: 'There’s no such endpoint.',
    });
  });
});
