import { connect } from 'node:net';
import type { Answer } from './ask.ts';

const QUIET_AFTER_MS = 500;
const AT_MOST_MS = 5_000;

/** Sends exact bytes over a new connection; returns everything received until it closes or falls silent. */
export const exchange = (address: string, sent: string): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = connect({ host: hostname, port: Number(port) });
    const chunks: Buffer[] = [];
    const done = (): void => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    const limit = setTimeout(done, AT_MOST_MS);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      socket.setTimeout(QUIET_AFTER_MS, done);
    });
    socket.once('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(limit);
      done();
    });
    socket.write(sent, 'latin1');
  });

const STATUS_LINE = /^HTTP\/1\.1 (\d{3})/;

/** The first of the received answers; a repeated header has its last value. */
export const firstAnswer = (received: string): Answer => {
  const [head = '', ...body] = received.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const parted = lines.map((each) => [each.slice(0, each.indexOf(':')), each.slice(each.indexOf(':') + 1)]);
  return {
    status: Number(STATUS_LINE.exec(line)?.[1] ?? 0),
    headers: Object.fromEntries(parted.map(([name = '', value = '']) => [name.toLowerCase(), value.trim()])),
    body: body.join('\r\n\r\n'),
  };
};

/** The number of received answers. */
export const answersIn = (received: string): number => received.match(/^HTTP\/1\.1 \d{3}/gm)?.length ?? 0;
