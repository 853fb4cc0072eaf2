import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openServer } from '../opened-server.ts';

let provider: Server;
let site: Awaited<ReturnType<typeof openServer>>['server'];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  provider = createServer((request, response) => answer(request, response));
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  const host = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`;
  site = (await openServer({ REVIEWS_API_HOST: host })).server;
});

afterEach(() => provider.closeAllConnections());
afterAll(async () => {
  await site.close();
  provider.close();
});

const REVIEWS = '/reviews/dealers/retrieve-reviews/7?page=1&pageAmount=10';
const reviews = () => site.inject({ url: `/api${REVIEWS}` });

describe('The gateway to a real provider of reviews (contract, section 3)', () => {
  test('asks the same of it', async () => {
    let address: string | undefined;
    answer = (request, response) => {
      address = request.url;
      response.end('{"reviews":[]}');
    };
    const passed = await reviews();
    expect([passed.statusCode, passed.body, address]).toEqual([200, '{"reviews":[]}', `/v1${REVIEWS}`]);
  });

  test('passes a 429 on with its Retry-After', async () => {
    answer = (_request, response) => response.writeHead(429, { 'retry-after': '7' }).end();
    const passed = await reviews();
    expect([passed.statusCode, passed.headers['retry-after']]).toEqual([429, '7']);
  });

  test('passes a 404 on', async () => {
    answer = (_request, response) => response.writeHead(404).end('secret');
    const passed = await reviews();
    expect([passed.statusCode, passed.body.includes('secret')]).toEqual([404, false]);
  });

  test('does not pass on a call that is wrong', async () => {
    answer = () => {
      throw new Error('The provider was asked');
    };
    const wrong = await site.inject({ url: '/api/reviews/dealers/retrieve-reviews/7?page=-1' });
    expect(wrong.statusCode).toBe(400);
  });
});
