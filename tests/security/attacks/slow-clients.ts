import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { none } from '../../bench/figure.ts';
import { ask } from '../ask.ts';
import { usingAttackedSite } from '../attacked-site.ts';
import type { AttackMeasurement } from '../attack-measurement.ts';

const DRIP_EVERY_MS = 1_000;
const DRIPS_WITHIN_MS = 20_000;

/** Clients get 30 s to send or read; the server's timers add a little. */
const READS_WITHIN_MS = 33_000;
/** How long it may take to see that a connection was closed. */
const SHOWS_WITHIN_MS = 3_000;

/** As many as the server accepts at once: together more than the buffers of both ends hold. */
const PIPELINED = 100;

const OTHERS_EVERY_MS = 500;
const OTHERS_WITHIN_MS = 5_000;

const open = (address: string): Socket => {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  // A connection that is closed early may report an error.
  socket.on('error', () => undefined);
  return socket;
};

/** Sends the beginning of a request, then a little more every second; returns how many connections are open at the end. */
const dripping = async (address: string, clients: number, begin: string, drip: string): Promise<number> => {
  const sockets = Array.from({ length: clients }, () => open(address).resume());
  sockets.forEach((socket) => socket.write(begin));
  const drips = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(drip);
  }, DRIP_EVERY_MS);
  await pause(DRIPS_WITHIN_MS);
  clearInterval(drips);
  const left = sockets.filter(({ closed }) => !closed).length;
  sockets.forEach((socket) => socket.destroy());
  return left;
};

const HEADERS = 'GET / HTTP/1.1\r\nHost: localhost\r\n';
const BODY =
  'POST /api/leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{';

/** Requests many pages and reads none; returns how many clients are still served when they begin to read. */
const neverReading = async (address: string, clients: number): Promise<number> => {
  const sockets = Array.from({ length: clients }, () => open(address).pause());
  sockets.forEach((socket) => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(PIPELINED)));
  await pause(READS_WITHIN_MS);
  sockets.forEach((socket) => socket.resume());
  await pause(SHOWS_WITHIN_MS);
  const left = sockets.filter(({ closed }) => !closed).length;
  sockets.forEach((socket) => socket.destroy());
  return left;
};

/** Requests a page every 500 ms until the signal; returns the number of requests, and how many failed or were late. */
const others = async (address: string, ends: AbortSignal) => {
  let [asked, failed] = [0, 0];
  while (!ends.aborted) {
    const began = performance.now();
    const { status } = await ask(`${address}/`);
    asked += 1;
    if (status !== 200 || performance.now() - began > OTHERS_WITHIN_MS) failed += 1;
    await pause(OTHERS_EVERY_MS);
  }
  return { asked, failed };
};

/** All kinds of slow clients at once (quality). */
export const measureSlowClients: AttackMeasurement = ({ slowClients }) =>
  usingAttackedSite({}, async ({ address }) => {
    const ended = new AbortController();
    const served = others(address, ended.signal);
    const [headers, bodies, readers] = await Promise.all([
      dripping(address, slowClients, HEADERS, 'x-a: b\r\n'),
      dripping(address, slowClients, BODY, ' '),
      neverReading(address, slowClients),
    ]);
    ended.abort();
    const { asked, failed } = await served;
    return [
      none(`${slowClients} clients dripping headers: still connected after 20 s`, headers),
      none(`${slowClients} clients dripping bodies: still connected after 20 s`, bodies),
      none(`${slowClients} clients that never read: still connected after 30 s`, readers),
      none(`${slowClients} clients of each kind: pages not served to others within 5 s, of ${asked}`, failed),
    ];
  });
