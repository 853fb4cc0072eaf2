import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** When a closing server ends its connections, in milliseconds since the shutdown began. */
export interface ConnectionTimes {
  /** The interval for closing idle connections. */
  readonly closeIdleEvery: number;
  /** When connections that never sent a byte are closed, such as a browser's preconnects. */
  readonly closeSilentAfter: number;
  /** When all remaining connections are closed. */
  readonly closeAllAfter: number;
}

/** The maximum number of pending requests on one connection. Browsers and proxies don't pipeline. */
const MAX_UNANSWERED = 100;

/** Drops connections that pipeline too many requests. */
export const dropFloods = (server: FastifyInstance): void => {
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: 1 | -1): number => {
    const counted = (unanswered.get(socket) ?? 0) + more;
    unanswered.set(socket, counted);
    return counted;
  };
  server.addHook('onRequest', ({ raw: { socket } }, reply, next) => {
    reply.raw.once('close', () => count(socket, -1));
    if (count(socket, 1) <= MAX_UNANSWERED) return next();
    reply.hijack();
    socket.destroy();
  });
};

/**
 * Shuts connections down without losing requests. Once `ending` aborts, each response carries `Connection: close`. Once the server closes,
 * requests in flight are answered and idle connections are closed.
 */
export const endConnections = (
  server: FastifyInstance,
  ending: AbortSignal,
  times: ConnectionTimes,
): void => {
  const http = server.server;
  const open = new Set<Socket>();
  http.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  // Node treats a connection as idle once its response is handed over, even when the client hasn't read all of the response.
  const closeIdle = http.closeIdleConnections.bind(http);
  http.closeIdleConnections = () => {
    if (![...open].some(({ writableLength }) => writableLength > 0)) closeIdle();
  };
  ending.addEventListener('abort', () => {
    http.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'));
  });
  const timers: NodeJS.Timeout[] = [];
  server.addHook('preClose', (done) => {
    const closeSilent = (): void => open.forEach((socket) => socket.bytesRead === 0 && socket.destroy());
    timers.push(
      setInterval(() => http.closeIdleConnections(), times.closeIdleEvery),
      setTimeout(closeSilent, times.closeSilentAfter),
      setTimeout(() => http.closeAllConnections(), times.closeAllAfter),
    );
    done();
  });
  server.addHook('onClose', (_instance, done) => {
    timers.forEach((timer) => clearInterval(timer));
    done();
  });
};
