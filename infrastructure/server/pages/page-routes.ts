import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { spelledParameter } from '../../../domain/postal-code/searched-code.ts';
import { hasPage } from './entity-tags.ts';
import type { PageCache } from '../../pages/page-cache.ts';
import { encodingFor, type PreparedBody, type PreparedPage } from '../../pages/prepared-page.ts';
import type { LocatedPage, Pages } from '../../pages/rendered-page.ts';
import type { Client } from '../../pages/render-queue.ts';
import type { VisitorBudgets } from '../protection/visitor-budgets.ts';

/** Records a page response and the seconds since its request. */
export type PageCounter = (status: number, seconds: number) => void;

/**
 * Every other address is a page's. A cached page is written straight to the socket with serialized bytes and headers, because plugins and
 * hooks would halve the throughput.
 */
export const pageRoutes = (
  server: FastifyInstance,
  pages: Pick<Pages, 'locate' | 'pathOfId'>,
  cache: Pick<PageCache, 'peek' | 'get'>,
  { clientOf }: Pick<VisitorBudgets, 'clientOf'>,
  count: PageCounter,
): void => {
  const errorHandler: FastifyInstance['errorHandler'] = (error, request, reply) => {
    server.errorHandler(error, request, reply);
    if (!clientOf(request).isGone()) count(reply.statusCode, reply.elapsedTime / 1000);
  };
  server.get('/*', { exposeHeadRoute: true, errorHandler }, async (request, reply) => {
    const started = performance.now();
    const [path = '/', asked = ''] = splitAddress(request.raw.url ?? '/');
    const found = pages.locate(path);
    const { address, queryOf, ...moved } =
      typeof found === 'function' ? await located(found, clientOf(request)) : found;
    const search = inOneSpelling(asked);
    const id = path === '/' ? WORDPRESS_ID.exec(asked)?.[1] : undefined;
    const byId = id === undefined ? null : (pages.pathOfId?.(Number(id)) ?? null);
    const movedTo = byId ?? withQuery(moved.movedTo ?? null, search);
    if (movedTo !== null && movedTo !== path) {
      // A browser that kept the redirect would miss a page that moves back.
      return reply.header('cache-control', 'no-cache').redirect(movedTo, 301);
    }
    if (address !== null && (address !== path || search !== asked)) {
      return reply.redirect(withQuery(address, search), 308);
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

/** WordPress's own address of a page or post, before it has a path. */
const WORDPRESS_ID = /^(?:p|page_id)=(\d{1,15})$/;

const withQuery = <A extends string | null>(path: A, search: string): A | string =>
  path === null || search === '' ? path : `${path}?${search}`;

/** Locates a page at the visitor's cost, because the source of pages may be another host. */
export const located = async (
  found: ReturnType<Pages['locate']>,
  { admit, charge }: Client,
): Promise<LocatedPage> => {
  if (typeof found !== 'function') return found;
  await admit();
  return charge(found);
};

/** Splits a URL at its first question mark. */
export const splitAddress = (url: string): ReadonlyArray<string> => {
  const mark = url.indexOf('?');
  return mark < 0 ? [url] : [url.slice(0, mark), url.slice(mark + 1)];
};

/** The query without NULs and with postal codes in canonical form. Returns the original text when nothing changes. */
const inOneSpelling = (asked: string): string => {
  const search = holdsNul(asked) ? String(decodedQuery(asked)) : asked;
  if (!MAY_HOLD_CODE.test(search)) return search;
  const query = new URLSearchParams(search);
  const spelled = new URLSearchParams(
    Array.from(query, ([name, text]) => [name, spelledParameter(name, text)]),
  );
  return String(spelled) === String(query) ? search : String(spelled);
};

/** Most queries hold no postal code and needn't be parsed. */
const MAY_HOLD_CODE = /(?:^|&)z/;

const holdsNul = (search: string): boolean => search.includes('%00');

/** Parses a query and removes NULs, which html can't contain. */
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
