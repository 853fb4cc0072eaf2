import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { spelledParameter } from '../../../domain/postal-code/searched-code.ts';
import { hasPage } from './entity-tags.ts';
import type { PageCache } from '../../pages/page-cache.ts';
import { encodingFor, type PreparedBody, type PreparedPage } from '../../pages/prepared-page.ts';
import { clientOf } from './client-of.ts';
import type { Pages } from '../../pages/rendered-page.ts';

/** Counts an answered page; `seconds` since its request came. */
export type PageCounter = (status: number, seconds: number) => void;

/**
 * Every address that nothing else answers is a page's. A page that is at hand goes straight to the socket
 * with prepared bytes and headers: plugins and hooks would halve the rate.
 */
export const pageRoutes = (
  server: FastifyInstance,
  pages: Pick<Pages, 'locate'>,
  cache: Pick<PageCache, 'peek' | 'get'>,
  count: PageCounter,
): void => {
  const errorHandler: FastifyInstance['errorHandler'] = (error, request, reply) => {
    server.errorHandler(error, request, reply);
    if (!clientOf(request).isGone()) count(reply.statusCode, reply.elapsedTime / 1000);
  };
  server.get('/*', { exposeHeadRoute: true, errorHandler }, async (request, reply) => {
    const started = performance.now();
    const [path = '/', asked = ''] = splitAddress(request.raw.url ?? '/');
    const located = pages.locate(path);
    const { address, queryOf } = located instanceof Promise ? await located : located;
    const search = inOneSpelling(asked);
    if (address !== null && (address !== path || search !== asked)) {
      return reply.redirect(search === '' ? address : `${address}?${search}`, 308);
    }
    const query = queryOf(decodedQuery(search));
    const page = cache.peek(path, query) ?? (await cache.get(path, query, clientOf(request)));
    const encoding = encodingFor(request.headers['accept-encoding']);
    const body = page.cached(encoding) ?? (await page.in(encoding));
    reply.hijack();
    const status = send(request.raw, reply.raw, page, body);
    count(status, (performance.now() - started) / 1000);
    return reply;
  });
};

/** An address as it was asked for, parted at its first question mark. */
export const splitAddress = (url: string): ReadonlyArray<string> => {
  const mark = url.indexOf('?');
  return mark < 0 ? [url] : [url.slice(0, mark), url.slice(mark + 1)];
};

/** The query of a page's address without NULs, its postal codes in normal form; as it came where that changes nothing. */
const inOneSpelling = (asked: string): string => {
  const search = holdsNul(asked) ? String(decodedQuery(asked)) : asked;
  if (!MAY_HOLD_CODE.test(search)) return search;
  const query = new URLSearchParams(search);
  const spelled = new URLSearchParams(
    Array.from(query, ([name, text]) => [name, spelledParameter(name, text)]),
  );
  return String(spelled) === String(query) ? search : String(spelled);
};

/** Parsing a query costs time that most requests need not spend. */
const MAY_HOLD_CODE = /(?:^|&)z/;

const holdsNul = (search: string): boolean => search.includes('%00');

/** The query of an address, without the NULs that no html may hold. */
export const decodedQuery = (search: string): URLSearchParams => {
  const query = new URLSearchParams(search);
  if (!holdsNul(search)) return query;
  return new URLSearchParams(Array.from(query, (pair) => pair.map((text) => text.replaceAll('\0', ''))));
};

const send = (
  request: IncomingMessage,
  response: ServerResponse,
  page: PreparedPage,
  body: PreparedBody,
): number => {
  if (page.status === 200 && hasPage(request.headers['if-none-match'], page.etag)) {
    const {
      'content-length': _length,
      'content-type': _type,
      'content-encoding': _encoding,
      ...headers
    } = body.headers;
    response.writeHead(304, headers).end();
    return 304;
  }
  response.writeHead(page.status, body.headers);
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
  return page.status;
};
