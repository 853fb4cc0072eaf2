import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** A provider's scripted response to one request. A good answer counts as a fault too. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void;

const DRIP_EVERY_MS = 20;

/** Larger than any accepted answer, in bytes. */
const HUGE = 5_000_000;

/** The size of each write, in bytes. */
const PORTION = 64 * 1024;

/** A complete response; strings are sent unchanged, everything else as JSON. */
export const answering =
  (body: unknown, type = 'application/json'): Fault =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** Delays a response. */
export const slow =
  (afterMs: number, answer: Fault): Fault =>
  (request, response) => {
    const waiting = setTimeout(() => answer(request, response), afterMs);
    response.once('close', () => clearTimeout(waiting));
  };

/** Accepts the request and never answers. */
export const hanging: Fault = () => undefined;

/** Sends a byte every few milliseconds, and never ends. */
export const dripping: Fault = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const drops = setInterval(() => response.write(' '), DRIP_EVERY_MS);
  response.once('close', () => clearInterval(drops));
};

/** Breaks the connection before sending anything. */
export const resetBeforeHeaders: Fault = (request) => void request.socket.resetAndDestroy();

/** Breaks the connection after the headers. */
export const resetAfterHeaders: Fault = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
  setImmediate(() => request.socket.resetAndDestroy());
};

/** Announces more bytes than it sends, then ends the connection. */
export const truncated: Fault = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '999' });
  response.write('{"dealers":[{"na', () => request.socket.end());
};

/** Answers with an error status, and a text that must not be shown. */
export const refusing =
  (status: number, headers: Readonly<Record<string, string>> = {}): Fault =>
  (_request, response) =>
    void response.writeHead(status, headers).end('stack trace of the provider');

export const redirecting =
  (to: string): Fault =>
  (_request, response) =>
    void response.writeHead(302, { location: to }).end();

/** Sends an endless response as fast as it is read. */
export const endless: Fault = (_request, response) => {
  const portion = Buffer.alloc(PORTION, ' ');
  response.on('drain', () => response.write(portion));
  response.writeHead(200, { 'content-type': 'application/json' }).write(portion);
};

/** Valid JSON that is too large once it is decompressed from a few thousand bytes. */
export const hugeWhenUnpacked: Fault = (_request, response) => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const body = JSON.stringify({ dealers: [], padding: 'x'.repeat(HUGE) });
  response.writeHead(200, headers).end(gzipSync(body));
};

/** Nested lists, as deep as the size limit of answers allows, and never closed. */
export const bottomless: Fault = answering('['.repeat(3_900_000));

/** Valid JSON that is nested too deeply to traverse. */
export const deep: Fault = answering(`{"dealers":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
