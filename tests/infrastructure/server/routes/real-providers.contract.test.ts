import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { INVALID_PROVIDER_RESPONSE } from '../../../../infrastructure/wire/problem-types.ts';
import { answering, refusing, slow } from '../../../faults/fault.ts';
import {
  BUSY,
  GOOD_ANSWER,
  LEFT_OUT_LINE,
  MALFORMED,
  ONE_BAD_DEALER,
  UNAVAILABLE,
} from '../../../faults/outages/provider-faults.ts';
import { providerOfTests } from '../../provider-of-tests.ts';
import { openServer } from '../opened-server.ts';

const provider = providerOfTests();
let site: Awaited<ReturnType<typeof openServer>>['server'];
let logged = '';

beforeAll(async () => {
  const host = `${provider.address}/v1`;
  const log = pino({ base: null }, { write: (line) => void (logged += line) });
  const hosts = { DEALER_API_HOST: host, PROVIDER_API_HOST: host, REVIEWS_API_HOST: host };
  site = (await openServer({ ...hosts, CALL_ROUTING_HOST: host }, { log })).server;
});
afterEach(() => void (logged = ''));
afterAll(() => site.close());

const SEARCH = '/dealers/locate?zipcode=75001&url=%2Ffind-a-dealer%2F&mtaAnonymousId=a&mtaSessionId=s';
const NEAREST = '/dealers/nearest?zipcode=75001';
const LOOK_UP = '/dealers/lookup?brand=AS&cid=7';
const REVIEWS = '/reviews/dealers/retrieve-reviews/7?page=1&pageAmount=5';
const ROUTING = '/call-routing/run?pool=east&routingGroup=group-1&mtaSessionId=s1';
const CALLS = [SEARCH, NEAREST, LOOK_UP, REVIEWS, ROUTING];
const ask = (call: string) => site.inject({ url: `/api${call}` });
const idsIn = (body: string) =>
  (JSON.parse(body) as { dealers: ReadonlyArray<{ companyID: number }> }).dealers.map((d) => d.companyID);

describe('The dealer calls with a real provider (contract, section 3)', () => {
  test.each([
    [
      'dealers/locations/trb-info?zipcode=M5V3L9&unknown=1',
      'dealers/locate?brand=RUNTRU&zipcode=M5V+3L9&url=&mtaAnonymousId=&mtaSessionId=',
    ],
    [
      'dealers/locate?zipcode=75001&url=%2Ffind-a-dealer%2F&mtaAnonymousId=a&mtaSessionId=s',
      'dealers/locate?brand=RUNTRU&zipcode=75001&url=%2Ffind-a-dealer%2F&mtaAnonymousId=a&mtaSessionId=s',
    ],
    [
      'dealers/nearest?zipcode=75001&limit=3&filter=nateCertified&filter=showFinancing',
      'dealers/nearest?zipcode=75001&limit=3&filter=nateCertified&filter=showFinancing',
    ],
  ])('forward %s as %s', async (call, asked) => {
    provider.serve('/v1', GOOD_ANSWER);
    expect((await ask(`/${call}`)).statusCode).toBe(200);
    expect(provider.asked).toEqual([`/v1/${asked}`]);
  });

  test('answer in our one wire format for any spelling of the provider', async () => {
    const dealers = [
      { companyID: '7', name: 'ACE', nateCertified: 'Y', theirOwn: 'field', phone1: 9725550100 },
    ];
    provider.serve('/v1', answering({ theirOwn: 1, dealers, count: 9 }));
    const dealer = { name: 'ACE', companyID: 7, phone1: '9725550100', nateCertified: true };
    const search = await ask(SEARCH);
    expect(search.json()).toEqual({ zipcode: '75001', count: 1, randomizeBuckets: [], dealers: [dealer] });
    expect(search.headers['cache-control']).toBe('no-store');
    expect((await ask(NEAREST)).json()).toEqual({ zipcode: '75001', dealers: [dealer] });
    provider.serve('/v1', answering(dealers[0] ?? {}));
    expect((await ask(LOOK_UP)).json()).toEqual(dealer);
    expect(provider.asked.at(-1)).toBe(`/v1${LOOK_UP}`);
  });

  test('return dealers in one order for every session and any order of the provider', async () => {
    const dealers = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
      companyID: id,
      searchInfo: { bucket: 1 + (id % 2) },
    }));
    const idsOf = async (session: string, served: ReadonlyArray<object>) => {
      provider.serve('/v1', answering({ dealers: served, randomizeBuckets: [1, 2] }));
      return idsIn((await ask(`/dealers/locate?zipcode=75001&mtaSessionId=${session}`)).body);
    };
    const html = await idsOf('', dealers);
    expect(await idsOf('a-session', dealers.toReversed())).toEqual(html);
    expect(html.slice(0, 4).toSorted()).toEqual([2, 4, 6, 8]);
  });

  test('call the provider each time, since its records may change at any time', async () => {
    provider.serve('/v1', GOOD_ANSWER);
    await ask(SEARCH);
    await ask(SEARCH);
    expect(provider.asked).toHaveLength(2);
  });

  test('compress their responses', async () => {
    const dealer = { name: 'ACE HEATING AND COOLING' };
    provider.serve('/v1', answering({ dealers: Array.from({ length: 50 }, () => dealer) }));
    const found = await site.inject({ url: `/api${SEARCH}`, headers: { 'accept-encoding': 'br' } });
    expect(found.headers['content-encoding']).toBe('br');
  });

  test('wait for a slow answer', async () => {
    provider.meet('/v1', slow(100, GOOD_ANSWER));
    expect((await ask(SEARCH)).json()).toMatchObject({ zipcode: '75001', count: 2 });
  });

  test('return no nearest dealers if the provider does not know the call', async () => {
    provider.meet('/v1', refusing(404));
    expect((await ask(NEAREST)).json()).toEqual({ zipcode: '75001', dealers: [] });
  });
});

describe('The reviews of a real provider (contract, section 3)', () => {
  test('are returned in our one wire format, without malformed ones', async () => {
    const metadata = { page: 1, pageAmount: 5, totalReviews: 6, totalPages: 2, averageRating: 4.5 };
    const review = { author_name: 'Ann', rating: 5, date: '2026-10-01', text: 'Très bien 👍' };
    const bad = { rating: 9, text: 'Secret Street 1' };
    provider.serve('/v1', answering({ reviews: [{ ...review, theirOwn: 1 }, bad], metadata }));
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
});

test('A real service for call routing is asked for a number for the same session', async () => {
  provider.serve('/v1', answering({ dnis: '8335550121', theirOwn: 1 }));
  expect((await ask(ROUTING)).json()).toEqual({ dnis: '8335550121' });
  expect(provider.asked).toEqual([`/v1${ROUTING}`]);
});

test.each([
  [LOOK_UP, 404, 'There’s no dealer with this company ID.'],
  [SEARCH, 424, 'The provider didn’t respond.'],
  [REVIEWS, 404, 'There’s no dealer with this company ID.'],
  [ROUTING, 404, 'There’s no pool with this name.'],
])('%s returns %p if the provider answers 404', async (call, status, detail) => {
  provider.meet('/v1', refusing(404));
  expect((await ask(call)).json()).toMatchObject({ status, detail });
});

test.each([
  '/dealers/locate?brand=OTHER&zipcode=75001',
  '/dealers/locate?zipcode=abc',
  '/dealers/lookup?cid=x',
  '/reviews/dealers/retrieve-reviews/7?page=-1',
  '/call-routing/run?pool=east',
])('%s is rejected without a call to the provider', async (call) => {
  expect((await ask(call)).statusCode).toBe(400);
  expect(provider.asked).toEqual([]);
});

describe.each(CALLS)('%s, if the provider answers with', (call) => {
  test.each([...UNAVAILABLE, ...BUSY])(
    '$name, returns $status and no details, and logs the failure without the visitor',
    async ({ fault, status, retryAfter }) => {
      provider.meet('/v1', fault);
      const { statusCode, headers, body } = await ask(call);
      expect([statusCode, headers['retry-after']]).toEqual([status, retryAfter]);
      expect(headers).toMatchObject({
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
      });
      expect(body).toContain('"type":"about:blank"');
      expect(body).not.toMatch(/stack trace|Under maintenance|127\.0\.0\.1/);
      await provider.atRest();
      expect(provider.asked).toHaveLength(1);
      expect(logged.match(/"level":40/g)).toHaveLength(1);
      expect(logged).not.toMatch(/75001|mtaSessionId|stack trace|127\.0\.0\.1:|"level":[56]0/);
    },
  );

  test('JSON of another shape, returns a problem of its own type', async () => {
    const odd = { dealers: 'Ann', score: 'Ann', reviews: 'Ann', dnis: 'none' };
    provider.meet('/v1', answering(odd));
    const { statusCode, body } = await ask(call);
    expect([statusCode, JSON.parse(body)]).toMatchObject([424, { type: INVALID_PROVIDER_RESPONSE }]);
    expect(body).not.toContain('Ann');
    expect(logged).not.toContain('Ann');
  });

  test('many faults, still returns the next good answer', async () => {
    const faults = [...UNAVAILABLE, ...BUSY].map(({ fault }) => fault);
    provider.meet('/v1', ...faults);
    await Promise.all(faults.map(() => ask(call)));
    provider.serve('/v1', answering({ dealers: [], reviews: [], dnis: '8335550121' }));
    expect((await ask(call)).statusCode).toBe(200);
    await provider.atRest();
  });
});

describe.each([SEARCH, NEAREST])('%s, if the provider answers with', (call) => {
  test.each(MALFORMED)('$name, returns the place of the fault', async ({ fault, status, failure }) => {
    provider.meet('/v1', fault);
    const detail = failure._tag === 'InvalidResponse' ? failure.fault : '';
    expect((await ask(call)).json()).toMatchObject({ type: INVALID_PROVIDER_RESPONSE, status, detail });
  });

  test('one bad dealer among good ones, omits the bad one and logs its place', async () => {
    provider.meet('/v1', ONE_BAD_DEALER);
    expect(idsIn((await ask(call)).body).toSorted()).toEqual([1, 2]);
    expect(logged).toContain(LEFT_OUT_LINE);
    expect(logged).not.toContain('SECRET');
  });
});

test('The log names the fault of a provider', async () => {
  provider.meet('/v1', ...UNAVAILABLE.map(({ fault }) => fault));
  for (const _fault of UNAVAILABLE) await ask(SEARCH);
  expect(logged).toContain('"fault":"Service Unavailable"');
  expect(logged).toContain('"fault":"BodyTooLarge"');
});
