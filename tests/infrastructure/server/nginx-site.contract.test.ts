import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { hasNginx, startNginx, type Nginx } from '../../faults/outages/nginx.ts';
import { freePort } from '../../faults/own-servers.ts';
import {
  NO_CONTENT_POLICY,
  securityHeaders,
} from '../../../infrastructure/server/protection/security-headers.ts';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
}

/** The headers of every response from an instance, with its own policy in place of nginx’s. */
const OF_INSTANCES = { ...securityHeaders(true, false), 'content-security-policy': "default-src 'self'" };
const OF_NGINX = { ...OF_INSTANCES, 'content-security-policy': NO_CONTENT_POLICY };

/** An instance that responds with its name and has the given files below `/assets/`. */
class Instance {
  readonly asked: Asked[] = [];
  private readonly server: Server;

  constructor(
    private readonly name: string,
    private readonly assets: ReadonlyArray<string>,
  ) {
    this.server = createServer((incoming, response) => {
      const { method = '', url: path = '', headers } = incoming;
      void text(incoming).then((body) => {
        this.asked.push({ method, path, headers, bytes: body.length });
        const isThere = !path.startsWith('/assets/') || this.assets.includes(path);
        const cached = path.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, no-cache';
        if (path === '/broken/') return void response.destroy();
        response
          .writeHead(isThere ? 200 : 404, { ...OF_INSTANCES, 'cache-control': cached, etag: '"v1"' })
          .end(this.name);
      });
    });
  }

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

const describeHere = hasNginx() ? describe : describe.skip;

describeHere('The nginx site file (skipped without nginx)', () => {
  const newer = new Instance('newer', ['/assets/new.js', '/assets/old.js']);
  const older = new Instance('older', ['/assets/old.js']);
  let nginx: Nginx;
  beforeAll(async () => {
    const gone = `http://127.0.0.1:${await freePort()}`;
    const instances = [await older.open(), await newer.open(), gone];
    nginx = await startNginx({ instances, hasTls: true });
  });
  afterAll(async () => {
    await nginx.stop();
    newer.close();
    older.close();
  });

  const ask = async (
    path: string,
    { method = 'GET', headers = {}, body = '' }: { method?: string; headers?: object; body?: string } = {},
  ) => {
    const options = { ca: nginx.certificate ?? '', method, headers: { ...headers } };
    const asking = request(`${nginx.address}${path}`, options).end(body);
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };
  const lastAsked = () => [...newer.asked, ...older.asked].filter(({ path }) => path.startsWith('/seen'));

  it('passes on the caching headers of the instances', async () => {
    const page = await ask('/contact/');
    expect(page).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, no-cache', etag: '"v1"' },
    });
  });

  it('uses every instance and skips a dead one, even for posts', async () => {
    const answers = [];
    for (let turn = 0; turn < 12; turn++)
      answers.push(await ask('/api/leads', { method: 'POST', body: '{}' }));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['newer', 'older']));
  });

  it('finds a new build’s file that only one instance has', async () => {
    for (let turn = 0; turn < 6; turn++)
      expect(await ask('/assets/new.js')).toMatchObject({ status: 200, body: 'newer' });
    expect((await ask('/assets/none.js')).status).toBe(404);
  });

  it('forwards the client’s real address and protocol, not the claimed ones', async () => {
    await ask('/seen', {
      headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' },
    });
    const [asked] = lastAsked();
    expect(asked?.headers).toMatchObject({
      host: new URL(nginx.address).host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
  });

  it('passes bodies of more than 64 kB to the instances', async () => {
    expect((await ask('/big', { method: 'POST', body: 'x'.repeat(100_000) })).status).toBe(200);
    expect([...newer.asked, ...older.asked].find(({ path }) => path === '/big')?.bytes).toBe(100_000);
  });

  it('hides the metrics from everyone', async () => {
    expect((await ask('/metrics')).status).toBe(404);
    expect([...newer.asked, ...older.asked].some(({ path }) => path === '/metrics')).toBe(false);
  });

  it('sets the security headers on its own pages and leaves those of the site unchanged', async () => {
    expect(await ask('/contact/')).toMatchObject({ status: 200, headers: OF_INSTANCES });
    expect(await ask('/assets/none.js')).toMatchObject({ status: 404, headers: OF_INSTANCES });
    expect(await ask('/metrics')).toMatchObject({ status: 404, headers: OF_NGINX });
    expect(await ask('/broken/')).toMatchObject({ status: 502, headers: OF_NGINX });
    const large = { method: 'POST', headers: { 'content-length': '2000000' } };
    expect(await ask('/large/', large)).toMatchObject({ status: 413, headers: OF_NGINX });
    expect(await ask('/long/', { headers: { cookie: 'x'.repeat(40_000) } })).toMatchObject({
      status: 400,
      headers: OF_NGINX,
    });
    const answer = await fetch(nginx.plainAddress, { redirect: 'manual' });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...securityHeaders(false, false),
      'content-security-policy': NO_CONTENT_POLICY,
    });
  });

  it('redirects to TLS under the name of the site', async () => {
    const answer = await fetch(`${nginx.plainAddress}/contact/?zipcode=75001`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('https://www.example.com/contact/?zipcode=75001');
  });
});
