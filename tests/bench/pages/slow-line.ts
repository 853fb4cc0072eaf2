import { connect, createServer, type Socket } from 'node:net';

/** A line's speed: the round trip in milliseconds, and bytes per second each way. */
export interface SlowLine {
  readonly roundTripMs: number;
  readonly down: number;
  readonly up: number;
}

const bytesPerSecond = (kilobits: number): number => (kilobits * 1000) / 8;

export const SLOW_4G_LINE: SlowLine = {
  roundTripMs: 150,
  down: bytesPerSecond(1600),
  up: bytesPerSecond(750),
};

export const FAST_4G_LINE: SlowLine = {
  roundTripMs: 70,
  down: bytesPerSecond(9000),
  up: bytesPerSecond(9000),
};

export const CABLE_LINE: SlowLine = {
  roundTripMs: 28,
  down: bytesPerSecond(5000),
  up: bytesPerSecond(1000),
};

/** The size in bytes of a piece that travels at once. */
const PIECE = 1_460;

interface Piece {
  readonly piece: Buffer;
  readonly to: Socket;
}

/** One direction of the line, shared by all connections: it sends pieces one after the other at its rate; each arrives after the delay. */
class Direction {
  private freeAt = 0;
  private readonly inFlight: Piece[] = [];
  private readonly rate: number;
  private readonly delayMs: number;

  constructor(rate: number, delayMs: number) {
    this.rate = rate;
    this.delayMs = delayMs;
  }

  carry(bytes: Buffer, to: Socket): void {
    for (let from = 0; from < bytes.length; from += PIECE) {
      const piece = bytes.subarray(from, from + PIECE);
      this.freeAt = Math.max(this.freeAt, performance.now()) + (piece.length / this.rate) * 1000;
      this.inFlight.push({ piece, to });
      setTimeout(() => this.deliver(), this.freeAt - performance.now() + this.delayMs);
    }
  }

  /** Pieces arrive in the order in which they were sent, although timers may fire in another order. */
  private deliver(): void {
    const first = this.inFlight.shift();
    first?.to.write(first.piece);
  }
}

/**
 * A proxy on its own port that simulates a slow line to a site. The browser's own emulation does not slow down
 * preloads; this proxy slows down everything.
 */
export const openSlowLine = async (site: string, { roundTripMs, down, up }: SlowLine) => {
  const { protocol, port: sitePort } = new URL(site);
  const port = Number(sitePort);
  const there = new Direction(up, roundTripMs / 2);
  const back = new Direction(down, roundTripMs / 2);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1').setNoDelay();
    near.setNoDelay();
    const end = (): void => void [near, far].forEach((socket) => socket.destroy());
    // A connection's handshake takes a round trip too.
    setTimeout(() => near.on('data', (bytes: Buffer) => there.carry(bytes, far)), roundTripMs);
    far.on('data', (bytes: Buffer) => back.carry(bytes, near));
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', end).on('close', () => {
        sockets.delete(socket);
        setTimeout(end, roundTripMs);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    address: `${protocol}//127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`,
    stop: async (): Promise<void> => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
