import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodingFor } from '../../../../infrastructure/pages/prepared-page.ts';
import { pageDataAddress } from '../../../../infrastructure/pages/data-file.ts';
import type { PageDataFile, Pages } from '../../../../infrastructure/pages/rendered-page.ts';
import { aRenderedPage } from '../../pages/a-rendered-page.ts';
import { openServer } from '../opened-server.ts';

let server: Awaited<ReturnType<typeof openServer>>['server'];
/** The address of the server. */
let site: string;
let rendered: string[];
let version: string;
let isCacheable: boolean;
let data: PageDataFile | undefined;

const pages: Pages = {
  locate: (path) => ({
    ...(path === '/old/' && { movedTo: '/find/' }),
    address: path.startsWith('/find') ? '/find/' : path === '/down/' ? path : null,
    queryOf: (query) => (query.has('zipcode') ? `zipcode=${query.get('zipcode')}` : ''),
  }),
  pathOfId: (id) => (id === 3 ? '/find/' : null),
  version: () => version,
  render: async (path, query) => {
    rendered.push(`${path}?${query}`);
    const status = path === '/find/' ? 200 : path === '/down/' ? 503 : 404;
    const inlined = { scripts: ['boot()'], styles: ['p{}'] };
    return aRenderedPage(`<p>${path}</p>`, { status, inlined, isCacheable, ...(data && { data }) });
  },
};

beforeEach(async () => {
  [rendered, version, isCacheable, data] = [[], '1', true, undefined];
  ({ server } = await openServer({}, { pages }));
  site = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${site}${path}`, { redirect: 'manual', ...init });

describe('A page (architecture, section 4)', () => {
  test('is rendered once for all requests of its address; other query parameters are ignored', async () => {
    await Promise.all([get('/find/?zipcode=75001&utm_source=a'), get('/find/?zipcode=75001')]);
    await get('/find/?gclid=1&zipcode=75001');
    expect(rendered).toEqual(['/find/?zipcode=75001']);
  });

  test('is rendered again when its content has changed', async () => {
    await get('/find/');
    version = '2';
    await get('/find/');
    expect(rendered).toHaveLength(2);
  });

  test.each([
    ['/old/', '/find/'],
    ['/old/?gclid=1&zipcode=75001', '/find/?gclid=1&zipcode=75001'],
    ['/?p=3', '/find/'],
    ['/?page_id=3', '/find/'],
  ])('that has moved redirects for now, with the whole query: %s', async (asked, location) => {
    const { status, headers } = await get(asked);
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      301,
      location,
      'no-cache',
    ]);
    expect(rendered).toEqual([]);
  });

  test('of an unknown id, or whose query says more, is the home page', async () => {
    for (const query of ['?p=4', '?p=3&s=heat', '?p=3x']) expect((await get(`/${query}`)).status).toBe(404);
    expect(rendered).toEqual(['/?', '/?', '/?']);
  });

  test('that is unavailable returns 503 with Retry-After, and the next request renders it again', async () => {
    const answers = [await get('/down/'), await get('/down/', { method: 'HEAD' })];
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [503, '5'],
      [503, '5'],
    ]);
    expect(rendered).toHaveLength(2);
    expect((await get('/find/')).headers.get('retry-after')).toBe(null);
  });

  test('is not cached while a part of it is unsettled', async () => {
    isCacheable = false;
    const first = await get('/find/');
    await get('/find/');
    expect([rendered.length, first.headers.get('cache-control')]).toEqual([2, 'private, no-cache']);
  });

  test('that does not exist is not cached, so unknown addresses do not fill the memory', async () => {
    expect([(await get('/none')).status, (await get('/none')).status]).toEqual([404, 404]);
    expect(rendered).toHaveLength(2);
  });

  test('has one address: without its slash it redirects permanently and keeps its query', async () => {
    const answer = await get('/find?zipcode=75001');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/find/?zipcode=75001']);
  });

  test.each(['7%005001', '%0075001', '7%00%005001', '%%000075001'])(
    'never contains the NUL of %s in its query: the server redirects to the address without it',
    async (zipcode) => {
      const answer = await get(`/find/?zipcode=${zipcode}&a%00=b`);
      const { searchParams } = new URL(answer.headers.get('location') ?? '', 'http://localhost');
      expect(answer.status).toBe(308);
      expect([...searchParams].flat().join()).toBe(
        zipcode.includes('%%') ? 'zipcode,%0075001,a,b' : 'zipcode,75001,a,b',
      );
    },
  );

  test.each([
    ['zipcode=90210-1234&sort=rating', 'zipcode=90210&sort=rating'],
    ['zip=m5v3l9', 'zip=M5V+3L9'],
    ['zipcode=1200+Main+St%2C+Dallas%2C+TX+75001', 'zipcode=75001'],
    ['zipcode=75001%E2%80%8B%00', 'zipcode=75001'],
    ['zipcode=1200+Main+Street%2C+Dallas', 'zipcode=1200+Main+Street'],
  ])('redirects a postal code in another spelling to the normal one: %s to %s', async (typed, normal) => {
    const answer = await get(`/find?${typed}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, `/find/?${normal}`]);
    expect((await get(`/find/?${normal}`)).status).toBe(200);
  });

  test.each(['zipcode=M5V%203L9', 'zipcode=abcde', 'zipcode=', 'q=90210-1234&zone=1'])(
    'is not redirected with %s',
    async (query) => expect((await get(`/find/?${query}`)).status).toBe(200),
  );

  test('is compressed with the requested encoding', async () => {
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await server.inject({ url: '/find/', headers: { 'accept-encoding': encoding } });
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(unpack(answer.rawPayload).toString()).toBe('<p>/find/</p>');
    }
  });

  test('answers 304 to a client that has it', async () => {
    const etag = (await get('/find/')).headers.get('etag') ?? '';
    const again = await get('/find/', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  });

  test.each([
    ['*', 304],
    ['W/ETAG', 304],
    ['"other", ETAG', 304],
    ['"a,b",W/"other" , W/ETAG', 304],
    ['"other"', 200],
    ['"*"', 200],
    ['', 200],
  ])('answers If-None-Match %s with %i (RFC 9110, section 13.1.2)', async (header, status) => {
    const etag = (await get('/find/')).headers.get('etag') ?? '';
    for (const method of ['GET', 'HEAD']) {
      const answer = await get('/find/', {
        method,
        headers: { 'if-none-match': header.replace('ETAG', etag) },
      });
      expect(answer.status).toBe(status);
    }
  });

  test('answers HEAD with its headers only', async () => {
    const answer = await get('/find/', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([answer.status, await answer.text(), answer.headers.get('content-length')]).toEqual([
      200,
      '',
      '13',
    ]);
  });

  test('sets no cookie and names the hashes of inlined code', async () => {
    const { headers } = await get('/find/');
    expect(headers.get('set-cookie')).toBeNull();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain('upgrade-insecure-requests');
  });
});

describe('The data file of a page', () => {
  const SEARCHED = 'zipcode=75001';
  const FILE: PageDataFile = { name: 'abc', json: '{"area":{"zipcode":"75001"}}' };
  const ADDRESS = pageDataAddress(FILE, '/find/', SEARCHED);

  beforeEach(() => {
    data = FILE;
  });

  test('is served with its page and cached as immutable', async () => {
    await get(`/find/?${SEARCHED}`);
    const answer = await get(ADDRESS);
    expect([answer.status, await answer.text()]).toEqual([200, FILE.json]);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(rendered).toHaveLength(1);
  });

  test('is compressed with the requested encoding', async () => {
    await get(`/find/?${SEARCHED}`);
    const answer = await server.inject({ url: ADDRESS, headers: { 'accept-encoding': 'br' } });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(FILE.json);
  });

  test('is made once by an instance that has not rendered the page', async () => {
    const answers = await Promise.all([get(ADDRESS), get(ADDRESS)]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([FILE.json, FILE.json]);
    expect(rendered).toEqual([`/find/?${SEARCHED}`]);
  });

  test('is still served after its page has changed', async () => {
    await get(`/find/?${SEARCHED}`);
    [version, data] = ['2', { name: 'def', json: '{}' }];
    await get(`/find/?${SEARCHED}`);
    expect(await (await get(ADDRESS)).text()).toBe(FILE.json);
  });

  test('returns 404 under any other name or page', async () => {
    await get(`/find/?${SEARCHED}`);
    const others = [
      pageDataAddress({ ...FILE, name: 'def' }, '/find/', SEARCHED),
      pageDataAddress(FILE, '/none/', ''),
      pageDataAddress({ ...FILE, name: 'def' }, '/find', SEARCHED),
    ];
    for (const address of others) expect((await get(address)).status).toBe(404);
    // Requests for missing pages do not make the server render.
    expect(rendered).toEqual([`/find/?${SEARCHED}`]);
  });
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, *;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['brave', 'identity'],
])('Accept-Encoding %p selects %p', (header, encoding) => expect(encodingFor(header)).toBe(encoding));
