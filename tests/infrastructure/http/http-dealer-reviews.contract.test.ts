import { beforeEach, describe, expect, test } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { HttpDealerReviews } from '../../../infrastructure/http/http-dealer-reviews.ts';
import { companyId } from '../../builders/company-id.ts';
import { deep } from '../../faults/fault.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';
import { AnsweringServer } from './answering-server.ts';

const provider = AnsweringServer.forEachTest();
let log: MemoryLogger;

beforeEach(() => void (log = new MemoryLogger()));

const read = (timeoutMs = PATIENCE_MS) => {
  const address = `${provider.address}/reviews/dealers/retrieve-reviews`;
  return new HttpDealerReviews({ address, timeoutMs, log }).page(companyId(7), 2)();
};

const unavailable = (reason: string) => ({
  _tag: 'Left',
  left: { _tag: 'ProviderUnavailable', reason },
});

describe('The reviews over HTTP (section 7)', () => {
  test('request a page of ten for a dealer', async () => {
    let asked = '';
    provider.answer = (request, response) => {
      asked = request.url ?? '';
      response.end('{"reviews":[]}');
    };
    await read();
    expect(asked).toBe('/reviews/dealers/retrieve-reviews/7?page=2&pageAmount=10');
  });

  test('show the good reviews next to a bad one, and log why it is missing', async () => {
    provider.answer = (_request, response) =>
      response.end('{"reviews":[{"rating":5,"text":"Good"},{"rating":9,"text":"Secret Street 1"}]}');
    expect(await read()).toMatchObject({ right: { reviews: [{ rating: 5, text: 'Good' }] } });
    expect(log.warnings).toEqual([
      'Left out 1 of 2 reviews as malformed: reviews.1.rating should be a rating from 0 to 5',
    ]);
  });

  test('are unavailable after an error status, with its text', async () => {
    provider.answer = (_request, response) => response.writeHead(500).end('oops');
    expect(await read()).toEqual(unavailable('Internal Server Error'));
  });

  test('are unavailable without an answer in time', async () => {
    provider.answer = () => undefined;
    expect(await read(50)).toEqual(unavailable('TimeoutError'));
  });

  test.each<[string, RequestListener, string]>([
    ['a broken connection', (request) => request.socket.destroy(), 'TypeError'],
    ['a redirect', (_, response) => response.writeHead(302, { location: '/' }).end(), 'TypeError'],
    ['a body that is not JSON', (_, response) => response.end('<p>'), 'SyntaxError'],
    ['deeply nested lists', deep, 'JsonTooDeep'],
  ])('are unavailable after %s, without its data in the report', async (_case, meets, reason) => {
    provider.answer = meets;
    expect(await read()).toEqual(unavailable(reason));
  });

  test.each([
    ['no list of reviews', '{"reviews":"Ann"}', 'reviews should be a list of reviews'],
    [
      'nothing but bad reviews',
      '{"reviews":[{"rating":1,"text":7},{}]}',
      'reviews.0.text should be string; reviews.1.rating should be a rating from 0 to 5',
    ],
  ])('are malformed with %s, reported by its place without its data', async (_case, body, fault) => {
    provider.answer = (_request, response) => response.end(body);
    expect(await read()).toEqual({ _tag: 'Left', left: { _tag: 'InvalidResponse', fault } });
  });

  test('are not found for a dealer that the provider does not know', async () => {
    provider.answer = (_request, response) => response.writeHead(404).end();
    expect(await read()).toEqual({ _tag: 'Left', left: { _tag: 'NotFound' } });
  });

  test('include the wait after too many requests', async () => {
    provider.answer = (_request, response) => response.writeHead(429, { 'retry-after': '7' }).end();
    expect(await read()).toEqual({ _tag: 'Left', left: { _tag: 'TooManyRequests', retryAfterMs: 7000 } });
  });
});
