import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { INVALID_PROVIDER_RESPONSE } from '../../../../infrastructure/wire/problem-types.ts';
import { answering, refusing, slow } from '../../../faults/fault.ts';
import { FaultServer } from '../../../faults/fault-server.ts';
import {
  BUSY,
  GOOD_ANSWER,
  LEFT_OUT_LINE,
  MALFORMED,
  ONE_BAD_DEALER,
  UNAVAILABLE,
} from '../../../faults/outages/provider-faults.ts';
import { openServer } from '../opened-server.ts';

const provider = new FaultServer();
let site: Awaited<ReturnType<typeof openServer>>['server'];
let logged = '';

beforeAll(async () => {
  const host = `${await provider.open()}/v1`;
  const log = pino({ base: null }, { write: (line) => void (logged += line) });
  site = (await openServer({ DEALER_API_HOST: host, PROVIDER_API_HOST: host }, { log })).server;
});
afterEach(() => {
  provider.reset();
  logged = '';
});
afterAll(async () => {
  await site.close();
  await provider.close();
});

const SEARCH = '/dealers/locate?zipcode=75001&url=%2Ffind-a-dealer%2F&mtaAnonymousId=a&mtaSessionId=s';
const NEAREST = '/dealers/nearest?zipcode=75001';
const LOOK_UP = '/dealers/lookup?brand=AS&cid=7';
const ask = (call: string) => site.inject({ url: `/api${call}` });

describe('The dealer calls with a real provider (contract, section 3)', () => {
  test.each([
    [
      'dealers/locations/trb-info?zipcode=M5V3L9&unknown=1',
      '/v1/dealers/locate?brand=RUNTRU&zipcode=M5V+3L9&url=&mtaAnonymousId=&mtaSessionId=',
    ],
    [
      'dealers/locate?zipcode=75001&url=%2Ffind-a-dealer%2F&mtaAnonymousId=a&mtaSessionId=s',
      '/v1/dealers/locate?brand=RUNTRU&zipcode=75001&url=%2Ffind-a-dealer%2F&mtaAnonymousId=a&mtaSessionId=s',
    ],
    [
      'dealers/nearest?zipcode=75001&limit=3&filter=nateCertified&filter=showFinancing',
      '/v1/dealers/nearest?zipcode=75001&limit=3&filter=nateCertified&filter=showFinancing',
    ],
  ])('forward %s as %s', async (call, asked) => {
    provider.serve('/v1', GOOD_ANSWER);
    expect((await ask(`/${call}`)).statusCode).toBe(200);
    expect(provider.asked).toEqual([asked]);
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
      const found = await ask(`/dealers/locate?zipcode=75001&mtaSessionId=${session}`);
      return found.json<{ dealers: ReadonlyArray<{ companyID: number }> }>().dealers.map((d) => d.companyID);
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
    const dealers = Array.from({ length: 50 }, (_, i) => ({
      companyID: i + 1,
      name: 'ACE HEATING AND COOLING',
    }));
    provider.serve('/v1', answering({ dealers }));
    const found = await site.inject({ url: `/api${SEARCH}`, headers: { 'accept-encoding': 'br' } });
    expect(found.headers['content-encoding']).toBe('br');
  });

  test('wait for a slow answer', async () => {
    provider.meet('/v1', slow(100, GOOD_ANSWER));
    expect((await ask(SEARCH)).json()).toMatchObject({ zipcode: '75001', count: 2 });
  });

  test.each([
    [LOOK_UP, 404, 'There’s no dealer with this company ID.'],
    [SEARCH, 424, 'The provider didn’t respond.'],
  ])('answer %s with %p if the provider answers 404', async (call, status, detail) => {
    provider.meet('/v1', refusing(404));
    expect((await ask(call)).json()).toMatchObject({ status, detail });
  });

  test('return no nearest dealers if the provider does not know the call', async () => {
    provider.meet('/v1', refusing(404));
    expect((await ask(NEAREST)).json()).toEqual({ zipcode: '75001', dealers: [] });
  });

  test.each([
    '/dealers/locate?brand=OTHER&zipcode=75001',
    '/dealers/locate?zipcode=abc',
    '/dealers/lookup?cid=x',
  ])('reject %s without a call to the provider', async (call) => {
    expect((await ask(call)).statusCode).toBe(400);
    expect(provider.asked).toEqual([]);
  });
});

describe.each([SEARCH, NEAREST, LOOK_UP])('%s, if the provider answers with', (call) => {
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
      expect(body).toContain('"type":"about:blank"');
      expect(body).not.toMatch(/stack trace|Under maintenance|127\.0\.0\.1/);
      await provider.atRest();
      expect(provider.asked).toHaveLength(1);
    },
  );
});

describe.each([SEARCH, NEAREST])('%s, if the provider answers with', (call) => {
  test.each(MALFORMED)(
    '$name, returns a problem of its own type with the place of the fault',
    async ({ fault, status, failure }) => {
      provider.meet('/v1', fault);
      const detail = failure._tag === 'InvalidResponse' ? failure.fault : '';
      expect((await ask(call)).json()).toMatchObject({ type: INVALID_PROVIDER_RESPONSE, status, detail });
    },
  );

  test('one bad dealer among good ones, omits the bad one and logs its place', async () => {
    provider.meet('/v1', ONE_BAD_DEALER);
    const { dealers } = (await ask(call)).json<{ dealers: ReadonlyArray<{ companyID: number }> }>();
    expect(dealers.map(({ companyID }) => companyID).toSorted()).toEqual([1, 2]);
    expect(logged).toContain(LEFT_OUT_LINE);
    expect(logged).not.toContain('SECRET');
  });
});

test('The log has every failure and no visitor’s postal code', async () => {
  const faults = [...UNAVAILABLE, ...BUSY, ...MALFORMED];
  for (const { fault } of faults) {
    provider.meet('/v1', fault);
    await ask(SEARCH);
  }
  expect(logged).not.toMatch(/75001|stack trace|127\.0\.0\.1:|SECRET|"level":[56]0/);
  const problems = logged
    .trim()
    .split('\n')
    .filter((line) => line.includes('"level":40'));
  expect(problems).toHaveLength(faults.length);
  expect(logged).toContain('"fault":"Service Unavailable"');
  expect(logged).toContain('"fault":"BodyTooLarge"');
});

test('The next good answer after many faults goes through', async () => {
  const faults = [...UNAVAILABLE, ...BUSY].map(({ fault }) => fault);
  provider.meet('/v1', ...faults);
  await Promise.all(faults.map(() => ask(SEARCH)));
  provider.serve('/v1', GOOD_ANSWER);
  expect((await ask(SEARCH)).statusCode).toBe(200);
  await provider.atRest();
});
