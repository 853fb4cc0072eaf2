import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { LocatedPage, Pages } from '../../../../infrastructure/pages/rendered-page.ts';
import type { Posted } from '../../../../infrastructure/server/pages/posted.ts';
import { aSentLead } from '../../../builders/sent-lead.ts';
import { answering } from '../../../faults/fault.ts';
import { aRenderedPage } from '../../pages/a-rendered-page.ts';
import { providerOfTests } from '../../provider-of-tests.ts';
import { openServer } from '../opened-server.ts';

const CALLS_A_PAGE = 2;

const provider = providerOfTests();

let opened: Awaited<ReturnType<typeof openServer>>;
let site: string;
let located: string[];

/** Pages that ask another host; those below `/unknown/` are located by a task. */
const pages: Pages<Posted> = {
  locate: (path) => {
    const page: LocatedPage = { address: path, queryOf: (query) => query.toString() };
    if (!path.startsWith('/unknown/')) return page;
    return async () => {
      located.push(path);
      return page;
    };
  },
  version: () => '1',
  render: async (path) => {
    for (let call = 0; call < CALLS_A_PAGE; call++) await fetch(provider.address);
    return aRenderedPage(`<p>${path}</p>`);
  },
};

const open = async (rateLimit: number): Promise<void> => {
  opened = await openServer(
    { RATE_LIMIT: String(rateLimit), TRUST_PROXY: 'loopback', REVIEWS_API_HOST: provider.address },
    { pages },
  );
  site = await opened.server.listen({ port: 0, host: '127.0.0.1' });
};
beforeEach(() => {
  located = [];
  provider.serve('/', answering({ reviews: [] }));
});
afterEach(() => opened.server.close());

const get = (path: string, visitor = '192.0.2.1'): Promise<Response> =>
  fetch(`${site}${path}`, { headers: { 'x-forwarded-for': visitor } });
const statusesOf = async (...asked: ReadonlyArray<readonly [path: string, visitor?: string]>) => {
  const statuses = [];
  for (const [path, visitor] of asked) statuses.push((await get(path, visitor)).status);
  return statuses;
};

const API = '/api/dealers/locate?zipcode=75001';
const REVIEWS = '/api/reviews/dealers/retrieve-reviews/7?page=1&pageAmount=5';

describe('The budget of a visitor (quality: one budget for cost)', () => {
  test('pays for calls of other hosts, by pages and by the API', async () => {
    await open(5);
    expect(await statusesOf(['/a/'], [API], ['/b/'], ['/c/'], [API])).toEqual([200, 200, 200, 429, 429]);
    expect(provider.asked).toHaveLength(2 * CALLS_A_PAGE);
  });

  test('leaves finished pages, other visitors and leads', async () => {
    await open(2);
    expect(await statusesOf(['/a/'], ['/b/'], ['/a/'], ['/b/', '192.0.2.2'])).toEqual([200, 429, 200, 200]);
    const sent = await fetch(`${site}/api/leads`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': '192.0.2.1',
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(aSentLead()),
    });
    expect(sent.status).toBe(201);
  });

  test('is one for all addresses of an IPv6 /64 network', async () => {
    await open(2);
    const network = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1'];
    expect(await statusesOf(...network.map((visitor, at) => [`/${at}/`, visitor] as const))).toEqual([
      ...[200, 429, 200],
    ]);
  });

  test('contains the first call of another host with a call of the API', async () => {
    await open(2);
    expect(await statusesOf([REVIEWS], [REVIEWS], [REVIEWS])).toEqual([200, 200, 429]);
    expect(provider.asked).toHaveLength(2);
  });

  test('pays for finding a page in its source', async () => {
    await open(2);
    expect(await statusesOf(['/a/'], ['/unknown/b/'], ['/unknown/c/', '192.0.2.2'])).toEqual([200, 429, 200]);
    expect(located).toEqual(['/unknown/c/']);
  });

  test('is explained when it is used up, with the time of the next try', async () => {
    await open(2);
    await get('/a/');
    const refused = await get('/es/b/');
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'retry-after': '60',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/default-src 'none'/),
    });
    const html = await refused.text();
    expect(html).toContain('Ha abierto muchas páginas en poco tiempo');
    expect(html).toContain('60 segundos');
  });

  test('has no limit with RATE_LIMIT 0', async () => {
    await open(0);
    const all = Array.from({ length: 20 }, (_, at) => [`/${at}/`] as const);
    expect(new Set(await statusesOf(...all))).toEqual(new Set([200]));
  });
});
