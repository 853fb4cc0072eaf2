import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { INVALID_PROVIDER_RESPONSE } from '../../../../infrastructure/wire/problem-types.ts';
import { answering, refusing, slow } from '../../../faults/fault.ts';
import { FaultServer } from '../../../faults/fault-server.ts';
import { BUSY, UNAVAILABLE } from '../../../faults/outages/provider-faults.ts';
import { openServer } from '../opened-server.ts';

const provider = new FaultServer();
let site: Awaited<ReturnType<typeof openServer>>['server'];
let logged = '';

beforeAll(async () => {
  const host = `${await provider.open()}/v1`;
  const log = pino({ base: null }, { write: (line) => void (logged += line) });
  site = (await openServer({ REVIEWS_API_HOST: host, CALL_ROUTING_HOST: host }, { log })).server;
});
afterEach(() => {
  provider.reset();
  logged = '';
});
afterAll(async () => {
  await site.close();
  await provider.close();
});

const REVIEWS = '/reviews/dealers/retrieve-reviews/7?page=1&pageAmount=5';
const ROUTING = '/call-routing/run?pool=east&routingGroup=group-1&mtaSessionId=s1';
const ask = (call: string) => site.inject({ url: `/api${call}` });

describe('The reviews of a real provider (contract, section 3)', () => {
  test('are returned in our one wire format, without malformed ones', async () => {
    const metadata = { page: 1, pageAmount: 5, totalReviews: 6, totalPages: 2, averageRating: 4.5 };
    const review = { author_name: 'Ann', rating: 5, date: '2026-10-01', text: 'Très bien 👍' };
    provider.serve(
      '/v1',
      answering({
        reviews: [
          { ...review, theirOwn: 1 },
          { rating: 9, text: 'Secret Street 1' },
        ],
        metadata,
      }),
    );
    const found = await ask(REVIEWS);
    expect(found.json()).toEqual({ reviews: [review], metadata });
    expect([found.headers['content-type'], found.headers['cache-control']]).toEqual([
      'application/json; charset=utf-8',
      'no-store',
    ]);
    expect(provider.asked).toEqual([`/v1${REVIEWS}`]);
    expect(logged).toContain('Left out 1 of 2 reviews as malformed: reviews.1.rating should be a rating');
    expect(logged).not.toContain('Secret Street');
  });

  test('are requested with known parameters only', async () => {
    provider.serve('/v1', answering({ reviews: [] }));
    await ask('/reviews/dealers/retrieve-reviews/7?unknown=1');
    expect(provider.asked).toEqual(['/v1/reviews/dealers/retrieve-reviews/7?page=0&pageAmount=10']);
  });

  test('wait for a slow answer', async () => {
    provider.meet('/v1', slow(100, answering({ reviews: [] })));
    expect((await ask(REVIEWS)).statusCode).toBe(200);
  });

  test('of an unknown dealer return 404', async () => {
    provider.meet('/v1', refusing(404));
    expect((await ask(REVIEWS)).json()).toMatchObject({
      status: 404,
      detail: 'There’s no dealer with this company ID.',
    });
  });
});

describe('Call routing with a real service (contract, section 3)', () => {
  test('requests a number for the same session', async () => {
    provider.serve('/v1', answering({ dnis: '8335550121', theirOwn: 1 }));
    expect((await ask(ROUTING)).json()).toEqual({ dnis: '8335550121' });
    expect(provider.asked).toEqual([`/v1${ROUTING}`]);
  });

  test('returns 404 for a pool that the service does not know', async () => {
    provider.meet('/v1', refusing(404));
    expect((await ask(ROUTING)).json()).toMatchObject({
      status: 404,
      detail: 'There’s no pool with this name.',
    });
  });
});

test.each(['/reviews/dealers/retrieve-reviews/7?page=-1', '/call-routing/run?pool=east'])(
  '%s is rejected without a call to the provider',
  async (call) => {
    expect((await ask(call)).statusCode).toBe(400);
    expect(provider.asked).toEqual([]);
  },
);

describe.each([REVIEWS, ROUTING])('%s, if the provider answers with', (call) => {
  test.each([...UNAVAILABLE, ...BUSY])(
    '$name, returns $status and no details',
    async ({ fault, status, retryAfter }) => {
      provider.meet('/v1', fault);
      const { statusCode, headers, body } = await ask(call);
      expect([statusCode, headers['retry-after']]).toEqual([status, retryAfter]);
      expect(headers).toMatchObject({
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
      });
      expect(body).not.toMatch(/stack trace|Under maintenance|127\.0\.0\.1/);
      await provider.atRest();
      expect(provider.asked).toEqual([`/v1${call}`]);
      expect(logged).toContain('"level":40');
      expect(logged).not.toMatch(/mtaSessionId|stack trace|127\.0\.0\.1:|"level":[56]0/);
    },
  );

  test('JSON of another shape, returns a problem of its own type', async () => {
    provider.meet('/v1', answering({ reviews: 'Ann', dnis: 'none' }));
    const { statusCode, body } = await ask(call);
    expect([statusCode, JSON.parse(body)]).toMatchObject([424, { type: INVALID_PROVIDER_RESPONSE }]);
    expect(body).not.toContain('Ann');
  });

  test('many faults, still returns the next good answer', async () => {
    const faults = [...UNAVAILABLE, ...BUSY].map(({ fault }) => fault);
    provider.meet('/v1', ...faults);
    await Promise.all(faults.map(() => ask(call)));
    provider.serve('/v1', answering({ reviews: [], dnis: '8335550121' }));
    expect((await ask(call)).statusCode).toBe(200);
    await provider.atRest();
  });
});
