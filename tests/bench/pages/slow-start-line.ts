import { connect, createServer, type Socket } from 'node:net';
import type { SlowLine } from './slow-line.ts';

/** The size of a segment in bytes, and how many segments a server may send before the first acknowledgement. */
const SEGMENT = 1_460;
const FIRST_SEGMENTS = 10;

/**
 * A slow line to a site with TCP's slow start: at most ten unacknowledged segments are in flight at
 * first, and more with each acknowledgement.
 */
export const openSlowStartLine = async (site: string, { roundTripMs, down }: SlowLine) => {
  const port = Number(new URL(site).port);
  const half = roundTripMs / 2;
  const sockets = new Set<Socket>();
  let freeAt = 0;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1').setNoDelay();
    near.setNoDelay();
    const waiting: Buffer[] = [];
    let [window, inFlight, hasEnded] = [FIRST_SEGMENTS * SEGMENT, 0, false];
    const pump = (): void => {
      for (let next = waiting[0]; next !== undefined && inFlight < window; next = waiting[0]) {
        const piece = next.subarray(0, Math.min(window - inFlight, SEGMENT));
        if (piece.length === next.length) waiting.shift();
        else waiting[0] = next.subarray(piece.length);
        inFlight += piece.length;
        freeAt = Math.max(freeAt, performance.now()) + (piece.length / down) * 1000;
        setTimeout(
          () => {
            if (!near.destroyed) near.write(piece);
            setTimeout(() => {
              inFlight -= piece.length;
              window += piece.length;
              pump();
            }, half);
          },
          freeAt - performance.now() + half,
        );
      }
      if (hasEnded && waiting.length === 0 && inFlight === 0) near.end();
    };
    // A connection's handshake takes a round trip too.
    setTimeout(() => near.on('data', (bytes) => setTimeout(() => far.write(bytes), half)), roundTripMs);
    far.on('data', (bytes) => {
      waiting.push(bytes);
      pump();
    });
    far.on('end', () => {
      hasEnded = true;
      pump();
    });
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket));
    }
    near.on('close', () => far.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`,
    stop: async (): Promise<void> => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
