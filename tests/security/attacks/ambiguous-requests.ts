import { EVERY_FIELD } from '../../builders/sent-lead.ts';

/** A foreign host. */
export const EVIL = 'evil.example';

/** A request as exact text; `host` is the site's own host. */
export type RequestText = (host: string) => string;

const get =
  (target: string, ...headers: ReadonlyArray<string>): RequestText =>
  (host) =>
    [
      `GET ${target} HTTP/1.1`,
      ...(headers.length > 0 ? headers : [`Host: ${host}`]),
      'Connection: close',
      '',
      '',
    ].join('\r\n');

const form = new URLSearchParams({ ...EVERY_FIELD, formId: 'contact-form' }).toString();

/** Requests with a foreign host, or with a target that looks like one. */
export const FOREIGN: Readonly<Record<string, RequestText>> = {
  'Host, page': get('/', `Host: ${EVIL}`),
  'Host, redirect': get('/contact?zipcode=75001', `Host: ${EVIL}`),
  'Host, list of dealers': get('/find-a-dealer/?zipcode=75001', `Host: ${EVIL}`),
  'Host, sitemap': get('/sitemap.xml', `Host: ${EVIL}`),
  'Host, robots': get('/robots.txt', `Host: ${EVIL}`),
  'Host with a port in words': get('/contact', `Host: ${EVIL}:a@b`),
  'X-Forwarded-Host': get(
    '/contact',
    'Host: localhost',
    `X-Forwarded-Host: ${EVIL}`,
    'X-Forwarded-Proto: https',
  ),
  Forwarded: get('/', 'Host: localhost', `Forwarded: host=${EVIL};proto=https`),
  'absolute target': get(`http://${EVIL}/`, `Host: ${EVIL}`),
  'absolute target, redirect': get(`http://${EVIL}/contact`, 'Host: localhost'),
  'two slashes': get(`//${EVIL}/contact`),
  'slash and backslash': get(`/\\${EVIL}/contact`),
  'escaped slashes': get(`/%2f%2f${EVIL}/%2e%2e`),
  'a dot segment before two slashes': get(`/.//${EVIL}/contact`),
  form: () =>
    [
      `POST /contact/ HTTP/1.1\r\nHost: ${EVIL}\r\nContent-Type: application/x-www-form-urlencoded`,
      `Content-Length: ${form.length}\r\nConnection: close\r\n\r\n${form}`,
    ].join('\r\n'),
};

/** Requests with line ends in their targets or headers. */
export const INJECTING: Readonly<Record<string, RequestText>> = {
  'escaped line end in a query': get('/contact?zipcode=%0d%0aX-Injected:%201'),
  'escaped line end in a path': get('/contact%0d%0aX-Injected:%201'),
  'characters whose low bytes are a line end': get('/contact?a=%E5%98%8A%E5%98%8DX-Injected:%201'),
  'bare line feed in a query': get('/contact?a=b\nX-Injected: 1'),
  'bare return in a header': get('/contact', 'Host: localhost', 'X-A: b\rX-Injected: 1'),
};

const chunked = 'Transfer-Encoding: chunked';
const SECOND = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

const post =
  (headers: ReadonlyArray<string>, body: string): RequestText =>
  () =>
    `POST /api/leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers.join('\r\n')}\r\n\r\n${body}`;

/** Requests that two servers in a row could end at different places. */
export const SMUGGLING: Readonly<Record<string, RequestText>> = {
  'length and chunks': post([`Content-Length: ${5 + SECOND.length}`, chunked], `0\r\n\r\n${SECOND}`),
  'chunks and length': post([chunked, 'Content-Length: 4'], `1\r\nZ\r\n0\r\n\r\n${SECOND}`),
  'two lengths': post(['Content-Length: 0', `Content-Length: ${SECOND.length}`], SECOND),
  'a list of lengths': post([`Content-Length: 0, ${SECOND.length}`], SECOND),
  'a length with a sign': post([`Content-Length: +${SECOND.length}`], SECOND),
  'a space before the colon': post(
    ['Transfer-Encoding : chunked', 'Content-Length: 3'],
    `0\r\n\r\n${SECOND}`,
  ),
  'chunked twice': post(['Transfer-Encoding: chunked, chunked'], `0\r\n\r\n${SECOND}`),
  'chunked, but not last': post(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${SECOND}`),
  'an unknown encoding': post(['Transfer-Encoding: xchunked', 'Content-Length: 3'], `0\r\n\r\n${SECOND}`),
  'a folded header': post(['Transfer-Encoding:\r\n chunked', 'Content-Length: 3'], `0\r\n\r\n${SECOND}`),
  'a chunk of a wrong size': post([chunked], `-1\r\n\r\n${SECOND}`),
  'a chunk that ends in a line feed': post([chunked], `1\nZ\n0\n\n${SECOND}`),
};
