import { randomUUID } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aSentLead } from '../../../builders/sent-lead.ts';
import { keptLog } from '../kept-log.ts';
import { openServer } from '../opened-server.ts';
import { listening, sendRaw } from './raw-http.ts';

let opened: Awaited<ReturnType<typeof openServer>>;
let lines: ReadonlyArray<string>;
const open = async (env: Readonly<Record<string, string>> = {}) => {
  const kept = keptLog();
  lines = kept.lines;
  opened = await openServer({ RATE_LIMIT: '0', ...env }, { log: kept.log });
};
beforeEach(() => open());
afterEach(() => opened.server.close());

const JSON_BODY = { 'content-type': 'application/json' };
const FORM_BODY = { 'content-type': 'application/x-www-form-urlencoded' };
const send = (url: string, headers: Readonly<Record<string, string>>, payload: Buffer | string) =>
  opened.server.inject({
    method: 'POST',
    url,
    headers: { 'idempotency-key': randomUUID(), ...headers },
    payload,
  });

describe('A compressed body', () => {
  const LEAD = Buffer.from(JSON.stringify(aSentLead()));

  test.each([
    ['/api/leads', JSON_BODY],
    ['/api/places/locate', JSON_BODY],
    ['/api/nothing', JSON_BODY],
    ['/contact/', FORM_BODY],
    ['/healthz', JSON_BODY],
  ])('is rejected by %s in any encoding', async (url, type) => {
    for (const [encoding, body] of [
      ['br', brotliCompressSync(LEAD)],
      ['gzip', gzipSync(LEAD)],
      ['deflate', LEAD],
      ['zstd', LEAD],
      ['GZIP', gzipSync(LEAD)],
      ['cake', LEAD],
      ['identity, br', LEAD],
      ['', LEAD],
    ] as const) {
      const answer = await send(url, { ...type, 'content-encoding': encoding }, body);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([415, 'application/problem+json']);
    }
    expect(opened.leads.leads).toEqual([]);
  });

  test('is accepted if its encoding is identity', async () => {
    const answer = await send('/api/leads', { ...JSON_BODY, 'content-encoding': 'identity' }, LEAD);
    expect(answer.statusCode).toBe(201);
  });

  test('is rejected before it arrives, and uses little memory', async () => {
    const port = await listening(opened.server);
    const bomb = brotliCompressSync(Buffer.alloc(200 * 1024 * 1024));
    const head = [
      'POST /api/leads HTTP/1.1',
      'host: www.example.com',
      'content-type: application/json',
      `idempotency-key: ${randomUUID()}`,
      'content-encoding: br',
    ];
    // Its body never arrives: a server that reads it would wait.
    const unsent = [...head, 'content-length: 60000', '', ''].join('\r\n');
    expect(await sendRaw(port, unsent)).toMatch(/^HTTP\/1.1 415 /);

    const before = process.memoryUsage().rss;
    const sent = [...head, `content-length: ${bomb.length}`, '', ''].join('\r\n');
    for (let sending = 0; sending < 5; sending++) {
      expect(await sendRaw(port, Buffer.concat([Buffer.from(sent), bomb]))).toMatch(/^HTTP\/1.1 415 /);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });
});

test('JSON that is not UTF-8 is rejected', async () => {
  const body = JSON.stringify(aSentLead({ firstName: 'Zoé' }));
  const answer = await send('/api/leads', JSON_BODY, Buffer.from(body, 'latin1'));
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { status: 400 }]);
  expect(opened.leads.leads).toEqual([]);
  expect((await send('/api/leads', JSON_BODY, Buffer.from(body))).statusCode).toBe(201);
  expect(opened.leads.leads[0]?.lead.fields).toMatchObject({ firstName: 'Zoé' });
});

describe('X-Forwarded-For', () => {
  const ask = () => opened.server.inject({ url: '/healthz', headers: { 'x-forwarded-for': '192.0.2.7' } });
  const warnings = () => lines.filter((line) => line.includes('TRUST_PROXY'));

  test('from an untrusted proxy is logged once, without the address', async () => {
    await opened.server.inject('/healthz');
    expect(warnings()).toEqual([]);
    await ask();
    await ask();
    expect(warnings()).toHaveLength(1);
    expect(lines.join('')).not.toContain('192.0.2.7');
  });

  test('from a trusted proxy causes no warning', async () => {
    await opened.server.close();
    await open({ TRUST_PROXY: 'loopback' });
    await ask();
    expect(warnings()).toEqual([]);
  });
});
