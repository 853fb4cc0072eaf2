import { afterEach, describe, expect, test } from '@jest/globals';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { PageLibrary } from '../../../../application/ports/content/page-library.ts';
import { entryOf } from '../../../../domain/content/page-entry.ts';
import { wholeBlock } from '../../../../domain/content/blocks/sketched-block.ts';
import type { ContentPage } from '../../../../domain/content/content-page.ts';
import { contentRoutes } from '../../../../infrastructure/server/routes/content-routes.ts';
import { answerWithProblem } from '../../../../infrastructure/server/problem.ts';

const about: ContentPage = {
  path: '/about/',
  locale: 'en',
  title: 'About',
  description: 'Who we are',
  isListed: false,
  image: '/a.jpg',
  blocks: [
    wholeBlock({ name: 'core/columns', innerBlocks: [{ name: 'acf/faq', attributes: { data: { qa: 2 } } }] }),
  ],
};

const library: PageLibrary = {
  page: (path) => async () =>
    path === '/down/'
      ? E.left({ _tag: 'LibraryUnavailable', reason: 'Secret Street 1' })
      : E.right(path === about.path ? O.some(about) : O.none),
  entries: () => async () => E.right([entryOf(about)]),
  version: () => '1',
};

let server: FastifyInstance;
let purged: string[];
const RECEIPT = {
  shown: true,
  lost: [{ name: 'core/rss', words: ['news'] }],
  errors: ['Unknown block: core/rss'],
  staleSince: '2026-11-20T12:00:00.000Z',
};
afterEach(() => server.close());

const open = async (secret: string | null = 'open sesame') => {
  purged = [];
  server = Fastify({ ajv: { customOptions: { removeAdditional: false, coerceTypes: true } } });
  await server.register(swagger, { openapi: { info: { title: 'API', version: '1' } } });
  const purge = async (path: string) => {
    purged.push(path);
    return RECEIPT;
  };
  await server.register(
    async (api) => {
      api.setErrorHandler(answerWithProblem);
      contentRoutes(api, { library, purge, secret });
    },
    { prefix: '/api' },
  );
};

const ask = (query: string) => server.inject({ url: `/api/content${query}` });

const purge = (payload: string, authorization?: string) =>
  server.inject({
    method: 'POST',
    url: '/api/content/purge',
    headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
    payload,
  });

const isProblem = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };

describe('The call for content (contract, section 3)', () => {
  test.each(['/about/', '/about', 'about'])(
    'returns the page of %s with its blocks unchanged',
    async (path) => {
      await open();
      const answer = await ask(`?path=${path}`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'application/json; charset=utf-8',
      ]);
      expect(answer.json()).toEqual({
        path: '/about/',
        locale: 'en',
        title: 'About',
        description: 'Who we are',
        blocks: about.blocks,
      });
    },
  );

  test.each([
    ['?path=/nowhere/', 404],
    ['?path=/about/?p=7', 404],
    ['', 400],
    ['?path=', 400],
    ['?path=%00', 400],
    ['?path=/about/%0d%0a', 400],
    ['?path=%2F%2500%2F', 404],
    [`?path=/${'a'.repeat(2000)}/`, 400],
    ['?path=/about/&path=/down/', 400],
    ['?path=https://evil.example/about/', 400],
    ['?path=HTTP://evil.example/about', 400],
    ['?path=//evil.example/about/', 404],
    ['?path=/down/', 503],
  ])('answers %.40s with a problem: %i', async (query, status) => {
    await open();
    const answer = await ask(query);
    expect([answer.statusCode, answer.body.includes('Secret')]).toEqual([status, false]);
    expect(answer.headers).toMatchObject({ ...isProblem, ...(status === 503 && { 'retry-after': '5' }) });
  });
});

describe('The call that purges a page (contract, section 7)', () => {
  test.each([
    ['{"path":"/about/"}', '/about/'],
    ['{"path":"https://cms.example.com/fr/mod%c3%a8les"}', '/fr/mod%C3%A8les/'],
  ])('purges %s with the secret', async (body, path) => {
    await open();
    const answer = await purge(body, 'Bearer open sesame');
    expect([answer.statusCode, answer.body, purged]).toEqual([200, JSON.stringify(RECEIPT), [path]]);
  });

  test.each([
    undefined,
    '',
    'Bearer',
    'Bearer open',
    'Bearer open sesame ',
    'Basic open sesame',
    'open sesame',
  ])('does nothing without the secret (%p), for any body', async (authorization) => {
    await open();
    for (const body of ['{"path":"/about/"}', '{', '{"page":1}']) {
      const answer = await purge(body, authorization);
      expect([answer.statusCode, purged]).toEqual([401, []]);
      expect(answer.headers).toMatchObject({ ...isProblem, 'www-authenticate': 'Bearer' });
    }
  });

  test('does not exist without a configured secret', async () => {
    await open(null);
    for (const authorization of ['Bearer null', 'Bearer ', 'Bearer undefined']) {
      const answer = await purge('{"path":"/about/"}', authorization);
      expect([answer.statusCode, purged]).toEqual([404, []]);
      expect(answer.headers).toMatchObject(isProblem);
    }
  });

  test.each([
    '{}',
    '{"path":""}',
    '{"path":"/?p=7"}',
    '{"path":"about"}',
    '{"path":"not a path"}',
    '{"path":"javascript:alert(1)"}',
    '{"path":"ftp://cms.example.com/about/"}',
    '{"path":"//evil.example/about/"}',
    '{"path":"/#top"}',
    '{"path":"/../x/"}',
    '{"path":"/a/%2e%2E/"}',
    '{"path":"/%zz/"}',
    '{"path":"\\u0000"}',
    '{"path":"/about/\\u0000"}',
    '{"path":"/%00/"}',
    '{"path":"/a//b/"}',
    '{"path":"https://cms.example.com//about/"}',
    '{"path":"http://"}',
    '{"path":"/about/","all":true}',
    '{',
    '',
    '[]',
    'null',
    '{"path":null}',
    '{"path":7}',
    '{"path":true}',
    '{"path":["/about/"]}',
  ])('rejects %p', async (body) => {
    await open();
    const answer = await purge(body, 'Bearer open sesame');
    expect([answer.statusCode, purged]).toEqual([400, []]);
    expect(answer.headers).toMatchObject(isProblem);
  });

  test('is in OpenAPI, like the call for content', async () => {
    await open();
    await server.ready();
    expect(Object.keys(server.swagger().paths ?? {})).toEqual(['/api/content', '/api/content/purge']);
  });
});
