import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Pages } from '../../../../infrastructure/pages/rendered-page.ts';
import { openServer } from '../opened-server.ts';
import { postedPages } from '../pages/posted-pages.ts';
import { answerOver, connected, listening } from './raw-http.ts';

let server: Awaited<ReturnType<typeof openServer>>['server'];
let port: number;
let ending: AbortController;
/** Lets the current render continue. */
let takeTurn: () => void;
/** Resolves once a page is being rendered. */
let rendering: Promise<void>;

/** More bytes than the system buffers for a connection whose client does not read. */
const HUGE = 64 * 1024 * 1024;

const TIMES = { closeIdleEvery: 5, closeSilentAfter: 20, closeAllAfter: 60_000 };

const open = async (times: object = {}) => {
  const { pages } = postedPages();
  const waiting = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  [takeTurn, rendering] = [waiting.resolve, began.promise];
  const slow: Pages = {
    ...pages,
    locate: (path) => ({ address: path, queryOf: (query) => query.toString() }),
    render: async (path, query) => {
      const page = await pages.render(path, query);
      if (path === '/huge/') return { ...page, html: 'x'.repeat(HUGE) };
      if (path === '/large/') return { ...page, html: 'x'.repeat(HUGE / 100) };
      if (path !== '/slow/') return page;
      began.resolve();
      await waiting.promise;
      return page;
    },
  };
  ending = new AbortController();
  const more = { pages: slow, ending: ending.signal, times: { ...TIMES, ...times } };
  ({ server } = await openServer({}, more));
  port = await listening(server);
};
beforeEach(() => open());
afterEach(() => {
  takeTurn();
  return server.close();
});

const GET = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: www.example.com\r\n\r\n`;

/** A connection after one request, left open by both ends. */
const usedConnection = async () => {
  const socket = await connected(port);
  socket.write(GET('/healthz'));
  await once(socket, 'data');
  return socket;
};

describe('A server that is about to stop', () => {
  test.each(['/contact/', '/contact', '/healthz', '/api/nothing', '/%ff', '/robots.txt'])(
    'answers %s, then closes the connection',
    async (path) => {
      await fetch(`http://127.0.0.1:${port}/contact/`);
      ending.abort();
      const socket = await connected(port);
      socket.write(GET(path));
      expect(await answerOver(socket)).toMatch(/^HTTP\/1.1 [234][\s\S]+\r\nconnection: close\r\n/i);
    },
  );
});

describe('A closing server', () => {
  test('answers accepted requests and does not wait for idle connections', async () => {
    const idle = await Promise.all(Array.from({ length: 16 }, usedConnection));
    const closed = Promise.all(idle.map((socket) => once(socket, 'close')));
    const slow = await connected(port);
    slow.write(GET('/slow/'));
    await rendering;
    const ended = server.close();
    await closed;
    takeTurn();
    const answer = await answerOver(slow);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    await ended;
  });

  test('answers all requests received on a connection before it closes', async () => {
    const slow = await connected(port);
    slow.write(GET('/slow/'));
    await rendering;
    const received = once(server.server, 'request');
    slow.write(GET('/healthz'));
    await received;
    const ended = server.close();
    takeTurn();
    const answer = await answerOver(slow);
    expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    await ended;
  });

  test('lets a client read its response to the end', async () => {
    const slow = await connected(port);
    slow.write(GET('/huge/'));
    await once(slow, 'data');
    slow.pause();
    const ended = server.close();
    expect((await answerOver(slow.resume())).length).toBeGreaterThan(HUGE - 1_000_000);
    await ended;
  });

  test('does not wait for connections without a request', async () => {
    const silent = await connected(port);
    await usedConnection();
    const closed = once(silent, 'close');
    await server.close();
    await closed;
  });

  test('stops waiting for slow requests after a time limit', async () => {
    await server.close();
    await open({ closeAllAfter: 20 });
    const slow = await connected(port);
    slow.write(GET('/slow/'));
    await rendering;
    await server.close();
  });
});

describe('A client that pipelines too many requests', () => {
  const LAST = 'GET /healthz HTTP/1.1\r\nhost: www.example.com\r\nconnection: close\r\n\r\n';

  const answersTo = async (count: number): Promise<number> => {
    const socket = await connected(port);
    // Unread data on a dropped connection causes an error at the client.
    const answered = answerOver(socket).catch(() => '');
    socket.write(GET('/healthz').repeat(count - 1) + LAST);
    return (await answered).match(/HTTP\/1.1 200/g)?.length ?? 0;
  };

  test('loses its connection', async () => {
    expect(await answersTo(100)).toBe(100);
    expect(await answersTo(400)).toBeLessThanOrEqual(100);
    expect(await answersTo(1)).toBe(1);
  });
});

describe('A client that does not read its answer', () => {
  test.each([
    ['one answer', 1],
    ['many answers to pipelined requests', 100],
  ])('is dropped once the transfer has stalled for too long: %s', async (_what, count) => {
    await server.close();
    // The keep-alive timeout must not close the connection first.
    await open({ stalled: 200, checkEvery: 50, keepAlive: 600_000 });
    const dropped = new Promise((resolve) =>
      server.server.once('connection', (socket) => socket.once('close', resolve)),
    );
    const socket = await connected(port);
    socket.pause().write(GET(count === 1 ? '/huge/' : '/large/').repeat(count));
    await dropped;
    socket.destroy();
  });
});
