import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { connect } from 'node:net';
import type { Pages } from '../../../../infrastructure/pages/rendered-page.ts';
import { aRenderedPage } from '../../pages/a-rendered-page.ts';
import { openServer } from '../opened-server.ts';

/** The limits of simultaneous renders and of waiting ones. */
const [IN_FLIGHT, WAITING] = [64, 200];

let server: Awaited<ReturnType<typeof openServer>>['server'];
/** The address of the server. */
let site: string;
let rendered: string[];
/** Whether renders wait until the test releases them. */
let isHeld: boolean;
let letGo: () => void;
let held: Promise<void>;

const pages: Pages = {
  locate: (path) => ({ address: path, queryOf: (query) => query.toString() }),
  version: () => '1',
  render: async (path, query, posted) => {
    rendered.push(posted === undefined ? `${path}?${query}` : 'posted');
    if (isHeld && path !== '/quick/') await held;
    return aRenderedPage(`<p>${path}</p>`);
  },
};

beforeEach(async () => {
  [rendered, isHeld] = [[], true];
  held = new Promise((resolve) => {
    letGo = resolve;
  });
  ({ server } = await openServer({ RATE_LIMIT: '0', TRUST_PROXY: 'loopback' }, { pages }));
  site = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  letGo();
  await server.close();
});

const get = (path: string, visitor = '192.0.2.1'): Promise<Response> =>
  fetch(`${site}${path}`, { headers: { 'x-forwarded-for': visitor } });

/** Requests a number of different pages for one visitor; resolves with their statuses. */
const askForMany = (
  count: number,
  visitorAt: (index: number) => string | undefined = () => undefined,
): Promise<ReadonlyArray<number>> =>
  Promise.all(
    Array.from(
      { length: count },
      async (_, index) => (await get(`/slow/?zipcode=${index}`, visitorAt(index))).status,
    ),
  );

const figure = async (name: string): Promise<number> => {
  // Metrics are only for this machine: no proxy is in between.
  const figures = await (await fetch(`${site}/metrics`)).text();
  return Number(
    figures
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  );
};

/** Resolves once a figure of `/metrics` has a value. */
const reached = async (name: string, value: number): Promise<void> => {
  while ((await figure(name)) !== value);
};

describe('While one visitor requests many new pages', () => {
  test('cached pages are served', async () => {
    await get('/quick/');
    const many = askForMany(100);
    await reached('page_renders_waiting', 100 - IN_FLIGHT);
    expect((await get('/quick/')).status).toBe(200);
    letGo();
    expect(new Set(await many)).toEqual(new Set([200]));
  });

  test.each([
    ['an IPv4 address', () => '192.0.2.1'],
    ['an IPv6 /64 network', (index: number) => `2001:db8:1:2::${index.toString(16)}`],
  ])(
    'requests beyond the limit get 503 for %s, and no other visitor is refused',
    async (_what, visitorAt) => {
      const many = askForMany(IN_FLIGHT + WAITING + 20, visitorAt);
      await reached('page_renders_refused', 20);
      const other = get('/other/', '192.0.2.2');
      await reached('page_renders_refused', 21);
      letGo();
      expect((await other).status).toBe(200);
      expect((await many).filter((status) => status === 503)).toHaveLength(21);
      expect(await figure('http_request_duration_seconds_count{route="page",status="503"}')).toBe(21);
    },
  );

  test.each([
    ['/slow/', 'en', 'busy right now', 'Call'],
    ['/fr/lent/', 'fr', 'très occupés', 'Appelez'],
    ['/es/lento/', 'es', 'muy ocupados', 'Llame'],
  ])(
    'a visitor rejected at %p gets a page with the time of the next try and a number to call',
    async (path, language, ...texts) => {
      const many = askForMany(IN_FLIGHT + WAITING);
      await reached('page_renders_waiting', WAITING);
      const answer = await get(path);
      const html = await answer.text();
      expect(answer.status).toBe(503);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'retry-after': '5',
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/default-src 'none'.*style-src 'self' 'sha256-/),
      });
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain('href="tel:+18005550199"');
      texts.forEach((text) => expect(html).toContain(text));
      letGo();
      await many;
    },
  );

  test('a returned form waits like a page', async () => {
    const post = (): Promise<Response> =>
      fetch(`${site}/contact/`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '192.0.2.3' },
        body: new URLSearchParams({ formId: 'contact-modal' }),
      });
    const many = askForMany(IN_FLIGHT + WAITING);
    await reached('page_renders_waiting', WAITING);
    const shown = post();
    await reached('page_renders_refused', 1);
    letGo();
    expect((await shown).status).toBe(422);
    expect(rendered).toContain('posted');
    await many;
  });

  test('a page is not rendered after its visitor has gone', async () => {
    const many = askForMany(IN_FLIGHT);
    while (rendered.length < IN_FLIGHT) await get('/healthz');
    const socket = connect(Number(new URL(site).port), '127.0.0.1');
    socket.write('GET /slow/?gone HTTP/1.1\r\nHost: a\r\n\r\n');
    await reached('page_renders_waiting', 1);
    socket.destroy();
    const last = get('/slow/?last');
    await reached('page_renders_waiting', 2);
    letGo();
    expect((await last).status).toBe(200);
    await many;
    expect(rendered).not.toContain('/slow/?gone=');
    expect(rendered).toContain('/slow/?last=');
  });
});
