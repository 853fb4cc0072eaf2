import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How a closing server ends its connections, in milliseconds since it began to close. */
export interface ConnectionTimes {
  /** How often those without a request are closed. */
  readonly closeIdleEvery: number;
  /** When those are closed over which nothing has come at all, such as a browser opens in advance. */
  readonly closeSilentAfter: number;
  /** When all are closed, whatever they wait for. */
  readonly closeAllAfter: number;
}

/** How many requests may wait for their answers over one connection; browsers and proxies send the next one after the answer. */
const MAX_UNANSWERED = 100;

/** Drops connections over which more requests come at once than anyone would read the answers of. */
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
 * Ends a server's connections so that no request is lost. Once `ending` aborts, every answer says that its connection
 * closes; once the server closes, what is under way is answered, and connections that are or become idle are closed.
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
  // Node takes a connection for idle once its answer is handed over, though the client may not have read all of it yet.
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
