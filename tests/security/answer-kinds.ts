import { randomUUID } from 'node:crypto';
import { aSentLead, EVERY_FIELD } from '../builders/sent-lead.ts';
import { ask, postForm, postJson, type Answer } from './ask.ts';
import { exchange, firstAnswer } from './raw-exchange.ts';

/** One kind of answer: the request that causes it, and its status. */
export interface AnswerKind {
  readonly name: string;
  readonly status: number;
  readonly ask: (site: string) => Promise<Answer>;
}

const getting =
  (path: string, headers: Readonly<Record<string, string>> = {}) =>
  (site: string): Promise<Answer> =>
    ask(`${site}${path}`, { headers });

const calling =
  (method: string, path: string) =>
  (site: string): Promise<Answer> =>
    ask(`${site}${path}`, { method });

const raw =
  (text: string) =>
  async (site: string): Promise<Answer> =>
    firstAnswer(await exchange(site, text));

const unchanged = async (site: string): Promise<Answer> => {
  const { headers } = await ask(`${site}/`);
  return ask(`${site}/`, { headers: { 'if-none-match': headers['etag'] ?? '' } });
};

const asset = async (site: string): Promise<Answer> => {
  const { body } = await ask(`${site}/`);
  const path = /\/assets\/[\w./-]+\.js/.exec(body)?.[0] ?? '/assets/none.js';
  return ask(`${site}${path}`);
};

const encoded = (site: string): Promise<Answer> =>
  postJson(`${site}/api/leads`, aSentLead(), { 'content-encoding': 'br' });

const conflict = async (site: string): Promise<Answer> => {
  const headers = { 'idempotency-key': randomUUID() };
  await postJson(`${site}/api/leads`, aSentLead(), headers);
  return postJson(`${site}/api/leads`, aSentLead({ lastName: 'Roe' }), headers);
};

const FORM = { ...EVERY_FIELD, formId: 'contact-form' };
const LARGE = { comments: 'x'.repeat(70_000) };

/** Requests with wrong methods; each answer must name the right ones. */
export const WRONG_METHODS: ReadonlyArray<AnswerKind> = [
  ['DELETE', '/'],
  ['PUT', '/contact/'],
  ['POST', '/healthz'],
  ['DELETE', '/metrics'],
  ['GET', '/api/leads'],
  ['PUT', '/api/dealers/locate'],
  ['POST', '/robots.txt'],
].map(([method = '', path = '']) => ({ name: `${method} ${path}`, status: 405, ask: calling(method, path) }));

/** Every kind of answer of the server, except those of a busy server. */
export const ANSWER_KINDS: ReadonlyArray<AnswerKind> = [
  { name: 'page', status: 200, ask: getting('/') },
  { name: 'page by HEAD', status: 200, ask: calling('HEAD', '/') },
  { name: 'unchanged page', status: 304, ask: unchanged },
  { name: 'redirect to a trailing slash', status: 308, ask: getting('/contact') },
  { name: 'unknown page', status: 404, ask: getting('/no/such/page/') },
  { name: 'broken escape', status: 400, ask: getting('/%E0%A4%A') },
  { name: 'asset', status: 200, ask: asset },
  { name: 'unknown asset', status: 404, ask: getting('/assets/none.js') },
  { name: '/healthz', status: 200, ask: getting('/healthz') },
  { name: '/readyz', status: 200, ask: getting('/readyz') },
  { name: '/robots.txt', status: 200, ask: getting('/robots.txt') },
  { name: '/sitemap.xml', status: 200, ask: getting('/sitemap.xml') },
  { name: 'search', status: 200, ask: getting('/api/dealers/locate?zipcode=75001') },
  { name: 'search with an invalid zip', status: 400, ask: getting('/api/dealers/locate?zipcode=none') },
  { name: 'unknown API call', status: 404, ask: getting('/api/no/such/call') },
  { name: 'lead', status: 201, ask: (site) => postJson(`${site}/api/leads`, aSentLead()) },
  { name: 'lead without JSON', status: 400, ask: (site) => postJson(`${site}/api/leads`, 'text') },
  {
    name: 'lead from another site',
    status: 403,
    ask: (site) => postJson(`${site}/api/leads`, {}, { origin: 'https://evil.example' }),
  },
  { name: 'another lead under the same key', status: 409, ask: conflict },
  { name: 'large lead', status: 413, ask: (site) => postJson(`${site}/api/leads`, LARGE) },
  {
    name: 'lead as text',
    status: 415,
    ask: (site) => postJson(`${site}/api/leads`, {}, { 'content-type': 'text/plain' }),
  },
  { name: 'compressed lead', status: 415, ask: encoded },
  {
    name: 'invalid lead',
    status: 422,
    ask: (site) => postJson(`${site}/api/leads`, { formId: 'contact-form' }),
  },
  { name: 'sent form', status: 303, ask: (site) => postForm(`${site}/contact/`, FORM) },
  {
    name: 'invalid form',
    status: 422,
    ask: (site) => postForm(`${site}/contact/`, { formId: 'contact-form' }),
  },
  { name: 'request that is not HTTP', status: 400, ask: raw('Hello?\r\n\r\n') },
  { name: 'request without a host', status: 400, ask: raw('GET / HTTP/1.1\r\n\r\n') },
  {
    name: 'large headers',
    status: 431,
    ask: raw(`GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`),
  },
  ...WRONG_METHODS,
];
