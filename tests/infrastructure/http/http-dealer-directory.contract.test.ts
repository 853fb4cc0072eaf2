import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { HttpDealerDirectory } from '../../../infrastructure/http/http-dealer-directory.ts';

const code = O.getOrElseW(() => '' as PostalCode)(parsePostalCode('75001'));

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const search = (timeoutMs = 5000) => {
  const directory = new HttpDealerDirectory({
    searchAddress: `http://127.0.0.1:${(server.address() as AddressInfo).port}/dealers/locate`,
    timeoutMs,
    context: () => ({ url: '/find-a-dealer/', mtaAnonymousId: 'a', mtaSessionId: 's' }),
  });
  return directory.search(code)();
};

const unavailable = (statusText: string) => ({
  _tag: 'Left',
  left: { _tag: 'DirectoryUnavailable', statusText },
});

describe('The dealer search over HTTP (section 7)', () => {
  test('asks with brand, code, page and the marketing ids', async () => {
    let asked = '';
    answer = (request, response) => {
      asked = request.url ?? '';
      response.end('{"dealers":[]}');
    };
    await search();
    expect(asked).toBe(
      '/dealers/locate?brand=RUNTRU&zipcode=75001&url=%2Ffind-a-dealer%2F&mtaAnonymousId=a&mtaSessionId=s',
    );
  });

  test.each([
    ['3', 3000],
    [undefined, null],
    ['soon', null],
  ])('429 with Retry-After %p asks to wait %p ms', async (header, retryAfterMs) => {
    answer = (_request, response) => response.writeHead(429, header ? { 'retry-after': header } : {}).end();
    expect(await search()).toEqual({ _tag: 'Left', left: { _tag: 'TooManyRequests', retryAfterMs } });
  });

  test('any other refusal is unavailable, with its status text', async () => {
    answer = (_request, response) => response.writeHead(500).end('oops');
    expect(await search()).toEqual(unavailable('Internal Server Error'));
  });

  test('no answer in time is unavailable', async () => {
    answer = () => undefined;
    expect(await search(50)).toEqual(unavailable('TimeoutError'));
  });

  test('a broken connection is unavailable', async () => {
    answer = (request) => request.socket.destroy();
    expect(await search()).toEqual(unavailable('TypeError'));
  });

  test('a body that is no JSON is unavailable', async () => {
    answer = (_request, response) => response.end('<html>');
    expect(await search()).toEqual(unavailable('SyntaxError'));
  });

  test('an answer off the shape says where, and not what stood there', async () => {
    answer = (_request, response) => response.end('{"dealers":[{"name":"Ann"},{"score":"Secret Street 1"}]}');
    expect(await search()).toEqual({
      _tag: 'Left',
      left: { _tag: 'AnswerOffShape', fault: '0.dealers.1.score should be a non-negative integer' },
    });
  });
});
