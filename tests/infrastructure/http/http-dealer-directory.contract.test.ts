import { beforeEach, describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { HttpDealerDirectory } from '../../../infrastructure/http/http-dealer-directory.ts';
import { INVALID_PROVIDER_RESPONSE } from '../../../infrastructure/wire/problem-types.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';
import { AnsweringServer } from './answering-server.ts';

const code = O.getOrElseW(() => '' as PostalCode)(parsePostalCode('75001'));

const provider = AnsweringServer.forEachTest();
let log: MemoryLogger;

beforeEach(() => void (log = new MemoryLogger()));

const directory = (timeoutMs = PATIENCE_MS) => {
  const host = provider.address;
  return new HttpDealerDirectory({
    searchAddress: `${host}/dealers/locate`,
    nearestAddress: `${host}/dealers/nearest`,
    timeoutMs,
    context: () => ({ page: '/find-a-dealer/', anonymousId: 'a', sessionId: 's' }),
    log,
  });
};

const search = (timeoutMs?: number) => directory(timeoutMs).search(code)();
const nearest = () => directory().nearest(code, ['nateCertified', 'showFinancing'], 3)();

const unavailable = (reason: string) => ({
  _tag: 'Left',
  left: { _tag: 'ProviderUnavailable', reason },
});

describe('The dealer search over HTTP (section 7)', () => {
  test('sends brand, code, page and the marketing ids', async () => {
    let asked = '';
    provider.answer = (request, response) => {
      asked = request.url ?? '';
      response.end('{"dealers":[]}');
    };
    await search();
    expect(asked).toBe(
      '/dealers/locate?brand=RUNTRU&zipcode=75001&url=%2Ffind-a-dealer%2F&mtaAnonymousId=a&mtaSessionId=s',
    );
  });

  test('sends a search’s own context', async () => {
    let asked = '';
    provider.answer = (request, response) => {
      asked = request.url ?? '';
      response.end('{"dealers":[]}');
    };
    await directory().search(code, { page: '/', anonymousId: '', sessionId: 'other' })();
    expect(asked).toBe(
      '/dealers/locate?brand=RUNTRU&zipcode=75001&url=%2F&mtaAnonymousId=&mtaSessionId=other',
    );
  });

  test.each([
    ['3', 3000],
    [undefined, null],
    ['soon', null],
  ])('429 with Retry-After %p means a wait of %p ms', async (header, retryAfterMs) => {
    provider.answer = (_request, response) =>
      response.writeHead(429, header ? { 'retry-after': header } : {}).end();
    expect(await search()).toEqual({ _tag: 'Left', left: { _tag: 'TooManyRequests', retryAfterMs } });
  });

  test('is unavailable after any other error status, with its status text', async () => {
    provider.answer = (_request, response) => response.writeHead(500).end('oops');
    expect(await search()).toEqual(unavailable('Internal Server Error'));
  });

  test('is unavailable without an answer in time', async () => {
    provider.answer = () => undefined;
    expect(await search(50)).toEqual(unavailable('TimeoutError'));
  });

  test('is unavailable after a broken connection', async () => {
    provider.answer = (request) => request.socket.destroy();
    expect(await search()).toEqual(unavailable('TypeError'));
  });

  test('is unavailable if the body is not JSON', async () => {
    provider.answer = (_request, response) => response.end('<html>');
    expect(await search()).toEqual(unavailable('SyntaxError'));
  });

  test('reports the place of a malformed field, without its data', async () => {
    provider.answer = (_request, response) => response.end('{"dealers":[{"score":"Secret Street 1"}]}');
    expect(await search()).toEqual({
      _tag: 'Left',
      left: { _tag: 'InvalidResponse', fault: 'dealers.0.score should be a non-negative integer' },
    });
  });

  test('reports a malformed answer that our own server received', async () => {
    const problem = { type: INVALID_PROVIDER_RESPONSE, status: 424, detail: 'dealers should be a list' };
    provider.answer = (_request, response) =>
      response
        .writeHead(424, { 'content-type': 'application/problem+json' })
        .end(JSON.stringify({ ...problem, title: 'Failed Dependency' }));
    expect(await search()).toEqual({
      _tag: 'Left',
      left: { _tag: 'InvalidResponse', fault: 'dealers should be a list' },
    });
  });

  test.each(['{"type":"about:blank","detail":"No"}', '{"type":7}', '[', ''])(
    'is unavailable after any other problem, such as %p',
    async (problem) => {
      provider.answer = (_request, response) =>
        response.writeHead(424, { 'content-type': 'application/problem+json' }).end(problem);
      expect(await search()).toEqual(unavailable('Failed Dependency'));
    },
  );

  test('omits and logs a malformed dealer once, and returns the others', async () => {
    provider.answer = (_request, response) =>
      response.end('{"dealers":[{"name":"ACE"},{"score":-1},{"name":"OAK"}]}');
    expect(await search()).toMatchObject({ right: { dealers: [{ name: 'ACE' }, { name: 'OAK' }] } });
    expect([log.errors, log.warnings]).toEqual([
      [],
      ['Left out 1 of 3 dealers as malformed: dealers.1.score should be a non-negative integer'],
    ]);
  });
});

describe('The nearest dealers over HTTP (contract, section 7)', () => {
  test('are requested with the code, the number and each filter', async () => {
    let asked = '';
    provider.answer = (request, response) => {
      asked = request.url ?? '';
      response.end('{"zipcode":"75001","dealers":[{"name":"ACE","distanceMiles":61.2}]}');
    };
    expect(await nearest()).toEqual({ _tag: 'Right', right: [{ name: 'ACE', distanceMiles: 61.2 }] });
    expect(asked).toBe('/dealers/nearest?zipcode=75001&limit=3&filter=nateCertified&filter=showFinancing');
  });

  test('are empty if the provider does not know the call', async () => {
    provider.answer = (_request, response) => response.writeHead(404).end('no such call');
    expect(await nearest()).toEqual({ _tag: 'Right', right: [] });
  });

  test.each([
    [429, { _tag: 'TooManyRequests', retryAfterMs: 3000 }],
    [500, { _tag: 'ProviderUnavailable', reason: 'Internal Server Error' }],
  ])('fail with %p like a search', async (status, left) => {
    provider.answer = (_request, response) => response.writeHead(status, { 'retry-after': '3' }).end();
    expect(await nearest()).toEqual({ _tag: 'Left', left });
  });

  test('are reported by the place of the fault if the answer is malformed', async () => {
    provider.answer = (_request, response) => response.end('{"dealers":{}}');
    expect(await nearest()).toEqual({
      _tag: 'Left',
      left: { _tag: 'InvalidResponse', fault: 'dealers should be a list of dealers' },
    });
  });
});
