import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openServer } from './opened-server.ts';

let provider: Server;
let site: Awaited<ReturnType<typeof openServer>>['server'];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  provider = createServer((request, response) => answer(request, response));
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  const host = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`;
  const env = { DEALER_API_HOST: host, PROVIDER_API_HOST: host, REVIEWS_API_HOST: host };
  site = (await openServer(env)).server;
});

afterEach(() => provider.closeAllConnections());
afterAll(async () => {
  await site.close();
  provider.close();
});

const locate = () => site.inject({ url: '/api/dealers/locate?zipcode=75001&mtaSessionId=s' });

describe('The gateway to a real provider (contract, section 3)', () => {
  test.each([
    ['/api/dealers/locations/trb-info?zipcode=75001', '/v1/dealers/locations/trb-info?zipcode=75001'],
    ['/api/dealers/lookup?brand=AS&cid=7', '/v1/dealers/lookup?brand=AS&cid=7'],
    [
      '/api/dealers/nearest?zipcode=75001&limit=3&filter=nateCertified&filter=showFinancing',
      '/v1/dealers/nearest?zipcode=75001&limit=3&filter=nateCertified&filter=showFinancing',
    ],
    [
      '/api/reviews/dealers/retrieve-reviews/7?page=1&pageAmount=10',
      '/v1/reviews/dealers/retrieve-reviews/7?page=1&pageAmount=10',
    ],
  ])('%s asks %s', async (call, asked) => {
    let address: string | undefined;
    answer = (request, response) => {
      address = request.url;
      response.end('{"dealers":[]}');
    };
    const passed = await site.inject({ url: call });
    expect([passed.statusCode, passed.body, address]).toEqual([200, '{"dealers":[]}', asked]);
  });

  test('passes a 429 on with its Retry-After', async () => {
    answer = (_request, response) => response.writeHead(429, { 'retry-after': '7' }).end();
    const passed = await locate();
    expect([passed.statusCode, passed.headers['retry-after']]).toEqual([429, '7']);
  });

  test('passes a 404 on', async () => {
    answer = (_request, response) => response.writeHead(404).end('secret');
    expect([(await locate()).statusCode, (await locate()).body.includes('secret')]).toEqual([404, false]);
  });

  test.each<[string, typeof answer]>([
    ['fails', (_request, response) => response.writeHead(500).end('stack trace')],
    ['breaks the connection', (request) => request.socket.destroy()],
    ['sends no JSON', (_request, response) => response.end('<html>')],
    [
      'stops half way',
      (_request, response) =>
        response.writeHead(200, { 'content-length': 99 }).write('{"dea') && response.destroy(),
    ],
    ['redirects', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])('a provider that %s is a failed dependency, no fault of this server', async (_what, fails) => {
    answer = (request, response) => void fails(request, response);
    const passed = await locate();
    expect(passed.statusCode).toBe(424);
    expect(passed.body).not.toContain('stack trace');
  });

  test('does not pass on a call that is wrong', async () => {
    answer = () => {
      throw new Error('The provider was asked');
    };
    expect((await site.inject({ url: '/api/dealers/locate?brand=OTHER&zipcode=75001' })).statusCode).toBe(
      400,
    );
  });
});
