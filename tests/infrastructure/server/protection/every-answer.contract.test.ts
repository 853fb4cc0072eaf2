import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Pages } from '../../../../infrastructure/pages/rendered-page.ts';
import type { Posted } from '../../../../infrastructure/server/pages/posted.ts';
import { openServer } from '../opened-server.ts';
import { postedPages } from '../pages/posted-pages.ts';
import { listening, sendRaw } from './raw-http.ts';

let server: Awaited<ReturnType<typeof openServer>>['server'];
let port: number;
const open = async (
  env: Readonly<Record<string, string>> = {},
  pages: Pages<Posted> = postedPages().pages,
) => {
  ({ server } = await openServer(env, { pages }));
  port = await listening(server);
};
beforeEach(() => open());
afterEach(() => server.close());

/** The headers of every response (quality). */
const EXPECTED = [
  'strict-transport-security: max-age=63072000; includeSubDomains\r\n',
  'x-content-type-options: nosniff\r\n',
  'x-frame-options: DENY\r\n',
  'referrer-policy: strict-origin-when-cross-origin\r\n',
  'cross-origin-opener-policy: same-origin\r\n',
  "content-security-policy: default-src 'none';",
];

const request = (
  line: string,
  headers: ReadonlyArray<string> = ['host: www.example.com'],
  body = '',
): string => [`${line} HTTP/1.1`, ...headers, 'connection: close', '', body].join('\r\n');

const HOST = 'host: www.example.com';
const ASSET = `/${readdirSync('ui/theme/public').find((name) => name.endsWith('.svg'))}`;
const FORM = 'content-type: application/x-www-form-urlencoded';

const ANSWERS: ReadonlyArray<readonly [status: number, what: string, sent: string]> = [
  [200, 'a page', request('GET /contact/')],
  [308, 'a redirection', request('GET /contact')],
  [200, 'a file', request(`GET ${ASSET}`)],
  [200, 'a call', request('GET /api/dealers/locate?zipcode=75001')],
  [400, 'a wrong call', request('GET /api/dealers/locate?zipcode=1')],
  [404, 'an unknown call', request('GET /api/nothing')],
  [400, 'an address that cannot be decoded', request('GET /%ff')],
  [400, 'a request without a host', request('GET /', [])],
  [400, 'a call without a host', request('GET /healthz', [])],
  [400, 'a request with two hosts', request('GET /', [HOST, 'Host: other.example'])],
  [400, 'a call with one host twice', request('GET /healthz', [HOST, HOST])],
  [200, 'a target in absolute form', request('GET http://www.example.com/contact/')],
  [200, 'a call in absolute form', request('GET HTTPS://www.example.com/healthz?a=b')],
  [400, 'an unknown form', request('POST /contact/', [HOST, FORM, 'content-length: 1'], 'a')],
  [
    415,
    'an unknown kind of body',
    request('POST /contact/', [HOST, 'content-type: a/b', 'content-length: 1'], 'a'),
  ],
  [405, 'a wrong method', request('DELETE /contact/')],
  [501, 'an unknown method', request('PROPFIND /contact/')],
  [200, 'an unknown expectation', request('GET /healthz', [HOST, 'expect: cake'])],
  [400, 'bytes that are not HTTP', 'cake\r\n\r\n'],
  [431, 'headers that are too long', request('GET /', [HOST, `x: ${'x'.repeat(20_000)}`])],
];

describe('The security headers of every response', () => {
  test.each(ANSWERS)('%d: %s', async (status, _what, sent) => {
    const answer = await sendRaw(port, sent);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const header of EXPECTED) expect(answer).toContain(header);
    if (status > 400) expect(answer).toContain('content-type: application/problem+json\r\n');
  });

  test('let a page share its location with this site only', async () => {
    expect(await sendRaw(port, request('GET /contact/'))).toContain(
      'permissions-policy: camera=(), microphone=(), geolocation=(self), payment=(), usb=()\r\n',
    );
  });

  test('accompany a problem that does not repeat an undecodable address', async () => {
    const answer = await sendRaw(port, request('GET /%ff?zipcode=75001'));
    expect(answer).toContain('"detail":"This address cannot be read."');
    expect(answer).not.toContain('75001');
  });

  test('are on a 304 for a page and for a file', async () => {
    for (const path of ['/contact/', ASSET]) {
      const first = await sendRaw(port, request(`GET ${path}`));
      const [etag = ''] = /etag: .+/i.exec(first) ?? [];
      const again = await sendRaw(
        port,
        request(`GET ${path}`, [HOST, etag.replace(/etag/i, 'if-none-match')]),
      );
      expect(again).toMatch(/^HTTP\/1.1 304 /);
      for (const header of EXPECTED) expect(again).toContain(header);
    }
  });

  test('are on a 500 for a page that cannot be rendered', async () => {
    await server.close();
    await open({}, { ...postedPages().pages, render: () => Promise.reject(new Error('broken')) });
    const answer = await sendRaw(port, request('GET /contact/'));
    expect(answer).toMatch(/^HTTP\/1.1 500 /);
    for (const header of EXPECTED) expect(answer).toContain(header);
  });

  test.each([
    ['0', 'max-age=63072000; includeSubDomains'],
    ['1', 'max-age=63072000; includeSubDomains; preload'],
  ])('with HSTS_PRELOAD=%s set Strict-Transport-Security to %s', async (preload, expected) => {
    await server.close();
    await open({ HSTS_PRELOAD: preload });
    const { headers } = await server.inject('/contact/');
    expect(headers['strict-transport-security']).toBe(expected);
  });
});

describe('A 405 response lists the allowed methods', () => {
  test.each([
    ['DELETE', '/contact/', 'GET, HEAD, POST'],
    ['PUT', '/', 'GET, HEAD, POST'],
    ['OPTIONS', '/nowhere/', 'GET, HEAD, POST'],
    ['TRACE', '/', 'GET, HEAD, POST'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['POST', '/robots.txt', 'GET, HEAD'],
    ['POST', ASSET, 'GET, HEAD'],
    ['GET', '/api/leads', 'POST'],
    ['HEAD', '/api/leads', 'POST'],
    ['PUT', '/api/leads', 'POST'],
    ['POST', '/api/dealers/locate', 'GET, HEAD'],
    ['DELETE', '/api/reviews/dealers/retrieve-reviews/7', 'GET, HEAD'],
  ] as const)('%s %s: %s', async (method, url, allow) => {
    const answer = await server.inject({ method, url });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
    expect(answer.headers['content-type']).toBe('application/problem+json');
  });
});
