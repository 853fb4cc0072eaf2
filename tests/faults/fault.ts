import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** How a provider meets one request; a good answer is one of them. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void;

const DRIP_EVERY_MS = 20;

/** More than any answer may have, in bytes. */
const HUGE = 5_000_000;

/** What is written at a time, in bytes. */
const PORTION = 64 * 1024;

/** A complete response; strings are sent unchanged, everything else as JSON. */
export const answering =
  (body: unknown, type = 'application/json'): Fault =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** The response is delayed. */
export const slow =
  (afterMs: number, answer: Fault): Fault =>
  (request, response) => {
    const waiting = setTimeout(() => answer(request, response), afterMs);
    response.once('close', () => clearTimeout(waiting));
  };

/** Takes the request and says nothing. */
export const hanging: Fault = () => undefined;

/** Sends a byte now and then, and never ends. */
export const dripping: Fault = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const drops = setInterval(() => response.write(' '), DRIP_EVERY_MS);
  response.once('close', () => clearInterval(drops));
};

/** The connection breaks before a word is said. */
export const resetBeforeHeaders: Fault = (request) => void request.socket.resetAndDestroy();

/** The connection breaks once the headers are through. */
export const resetAfterHeaders: Fault = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
  setImmediate(() => request.socket.resetAndDestroy());
};

/** Promises more than it sends, and ends. */
export const truncated: Fault = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '999' });
  response.write('{"dealers":[{"na', () => request.socket.end());
};

/** Says that it cannot, in words that must not be shown. */
export const refusing =
  (status: number, headers: Readonly<Record<string, string>> = {}): Fault =>
  (_request, response) =>
    void response.writeHead(status, headers).end('stack trace of the provider');

export const redirecting =
  (to: string): Fault =>
  (_request, response) =>
    void response.writeHead(302, { location: to }).end();

/** An answer without an end, as fast as it is read. */
export const endless: Fault = (_request, response) => {
  const portion = Buffer.alloc(PORTION, ' ');
  response.on('drain', () => response.write(portion));
  response.writeHead(200, { 'content-type': 'application/json' }).write(portion);
};

/** Good JSON of more than anybody wants, in a few thousand bytes on the wire. */
export const hugeWhenUnpacked: Fault = (_request, response) => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const body = JSON.stringify({ dealers: [], padding: 'x'.repeat(HUGE) });
  response.writeHead(200, headers).end(gzipSync(body));
};

/** Lists in lists, as deep as an answer may be long, and never closed. */
export const bottomless: Fault = answering('['.repeat(3_900_000));

/** Valid JSON that is too deep to walk. */
export const deep: Fault = answering(`{"dealers":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
