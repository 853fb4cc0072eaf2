import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { httpLeadPost } from '../../../infrastructure/http/http-lead-post.ts';
import { LeadCounter } from '../../fakes/leads/lead-counter.ts';
import {
  answering,
  dripping,
  endless,
  hanging,
  redirecting,
  refusing,
  resetAfterHeaders,
  resetBeforeHeaders,
  truncated,
  type Fault,
} from '../../faults/fault.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';
import { providerOfTests } from '../provider-of-tests.ts';

const server = providerOfTests();
let counter: LeadCounter;
beforeEach(() => void (counter = new LeadCounter()));

const key = randomUUID();
const posting = { path: '/api/leads', body: '{"firstName":"Ånn \\u0041"}' } as const;
const post = (timeoutMs = PATIENCE_MS) => httpLeadPost({ origin: server.address, timeoutMs })(posting, key);
const met = (fault: Fault, timeoutMs?: number) => {
  server.serve('/api/leads', fault);
  return post(timeoutMs);
};
const refusal =
  (body: string): Fault =>
  (_request, response) =>
    void response.writeHead(422, { 'content-type': 'application/problem+json' }).end(body);

describe('Posting a lead over HTTP (contract, section 3)', () => {
  test('sends the exact bytes with the key', async () => {
    expect(await met(counter.taking)).toEqual({
      kind: 'accepted',
      receipt: { leadId: expect.any(String) },
    });
    expect(counter.arrived).toEqual([{ path: '/api/leads', key, body: posting.body }]);
  });

  test.each([
    ['/request/R-7K2M9Q4X/?key=abc', '/request/R-7K2M9Q4X/?key=abc'],
    ['/fr/demande/R-7K2M9Q4X/?key=abc', '/fr/demande/R-7K2M9Q4X/?key=abc'],
    ['https://example.com/request/R-7K2M9Q4X/', undefined],
    ['/elsewhere/', undefined],
  ])('reads the request’s page from %s', async (location, page) => {
    const taking: Fault = (_request, response) =>
      void response.writeHead(201, { location }).end(JSON.stringify({ id: key }));
    expect(await met(taking)).toEqual({ kind: 'accepted', receipt: { leadId: key, page } });
  });

  test('continues when the visitor leaves the page', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    await met(counter.taking);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
    fetched.mockRestore();
  });

  test('returns the faults of a rejection', async () => {
    const errors = [{ field: 'zip', message: 'Enter your zip/postal code.' }];
    expect(await met(refusal(JSON.stringify({ errors })))).toEqual({ kind: 'refused', messages: errors });
  });

  test('reports a rejected dealer', async () =>
    expect(await met(refusal('{"errors":[{"field":"companyId","message":"x"}]}'))).toEqual({
      kind: 'unknown-dealer',
    }));

  test.each(['', '<html>', '{"errors":[]}', '{"errors":[{"field":"kind","message":"x"}]}'])(
    'rejects a 422 without faults that a visitor could correct: %s',
    async (body) =>
      expect(await met(refusal(body))).toEqual({ kind: 'rejected', reason: 'Unprocessable Entity' }),
  );

  test.each([
    [408, 'Request Timeout'],
    [429, 'Too Many Requests'],
    [500, 'Internal Server Error'],
    [503, 'Service Unavailable'],
  ])('%p may be tried again', async (status, reason) =>
    expect(await met(refusing(status))).toEqual({ kind: 'retryable', reason }),
  );

  test.each([
    [400, 'Bad Request'],
    [404, 'Not Found'],
    [409, 'Conflict'],
    [413, 'Payload Too Large'],
  ])('%p is a rejection', async (status, reason) =>
    expect(await met(refusing(status))).toEqual({ kind: 'rejected', reason }),
  );

  test('an answer without a receipt means that the lead was not accepted', async () =>
    expect(await met(answering('<html>Welcome to our hotel'))).toEqual({
      kind: 'retryable',
      reason: 'malformed',
    }));

  test.each<[string, Fault]>([
    ['a reset', resetBeforeHeaders],
    ['a reset halfway', resetAfterHeaders],
    ['half an answer', truncated],
    ['silence', hanging],
    ['an answer that arrives byte by byte', dripping],
    ['an answer without an end', endless],
    ['a redirect', redirecting('/elsewhere')],
  ])('%s is unreachable', async (_name, fault) =>
    expect(await met(fault, 500)).toEqual({ kind: 'unreachable' }),
  );
});
