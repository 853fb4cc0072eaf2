import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Published, UploadedMedia } from './published.ts';
import { WordPressContent } from './wordpress-content.ts';
import { EDITOR, restAnswer, restCall, type RestCall } from './wordpress-rest-answers.ts';

/**
 * The fault: a 500, a 429 with a wait of a minute, no response, invalid or malformed JSON, one malformed item among good
 * ones, a redirect, or a response of 6 MB.
 */
export type WordPressFault =
  'failure' | 'too many calls' | 'silence' | 'no json' | 'wrong shape' | 'odd items' | 'redirect' | 'flood';

/** A site's settings for the WordPress at an address. */
export const wordpressSettings = (address: string) => ({
  WORDPRESS_URL: address,
  WORDPRESS_USER: EDITOR.user,
  WORDPRESS_APP_PASSWORD: EDITOR.password,
});

/** A WordPress on 127.0.0.1 with its REST API and Yoast; tests act as its editor. */
export class WordPressServer {
  readonly content = new WordPressContent();
  private readonly sockets = new Set<Socket>();
  private readonly held = new Set<() => void>();
  private readonly server: Server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });
  private hasGone = false;
  private fault: WordPressFault | null = null;
  private isHolding = false;
  private readonly hanging = new Set<string>();
  /** The received calls, oldest first. */
  readonly asked: RestCall[] = [];

  /** Starts; returns the address for `WORDPRESS_URL`. */
  async open(): Promise<string> {
    this.server.on('connection', (socket) => {
      if (this.hasGone) return void socket.destroy();
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.goAway();
    await new Promise((closed) => this.server.close(closed));
  }

  /** Publishes pages or articles; replaces existing ones. */
  publish(...pages: ReadonlyArray<Published>): void {
    for (const page of pages) this.content.publish(page);
  }

  withdraw(path: string): void {
    this.content.withdraw(path);
  }

  upload(...items: ReadonlyArray<UploadedMedia>): void {
    for (const item of items) this.content.upload(item);
  }

  /** Breaks all connections, open and new. */
  goAway(): void {
    this.hasGone = true;
    this.release();
    for (const socket of this.sockets) socket.destroy();
  }

  /** Whether connections break. */
  get isAway(): boolean {
    return this.hasGone;
  }

  comeBack(): void {
    this.hasGone = false;
  }

  /** Makes every call meet this fault; null ends it. */
  meet(fault: WordPressFault | null): void {
    this.fault = fault;
  }

  /** Never answers calls for one page. */
  hangAt(path: string): void {
    this.hanging.add(path);
  }

  /** Makes calls wait until they are released. */
  hold(): void {
    this.isHolding = true;
  }

  release(): void {
    this.isHolding = false;
    for (const go of this.held) go();
    this.held.clear();
  }

  /** How many calls have arrived, of one kind, for one path. */
  count(kind?: RestCall['kind'], path?: string): number {
    return this.asked.filter((call) => (!kind || call.kind === kind) && (!path || call.path === path)).length;
  }

  /** Resets the content, the faults and the recorded calls. */
  reset(): void {
    this.content.clear();
    this.comeBack();
    this.meet(null);
    this.hanging.clear();
    this.release();
    this.asked.length = 0;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = restCall(this.content.all, request);
    this.asked.push(call);
    if (call.path !== null && this.hanging.has(call.path)) return;
    if (this.fault !== null) return meetFault(this.fault, response);
    // The response is decided before the wait, since a page may change in the meantime.
    const { status, headers, body } = restAnswer(this.content.all, request);
    if (this.isHolding) await new Promise<void>((go) => this.held.add(go));
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers });
    response.end(JSON.stringify(body));
  }
}

const FLOOD = `[{"title":{"rendered":"${'a'.repeat(6_000_000)}"}}]`;

const ODD_ITEMS = JSON.stringify([
  { id: 1, link: '/a/', title: { rendered: 'A' } },
  { id: 'secret', link: 7 },
]);

const meetFault = (fault: WordPressFault, response: ServerResponse): void => {
  switch (fault) {
    case 'failure':
      return void response.writeHead(500).end('<p>There has been a critical error on this website.</p>');
    case 'too many calls':
      return void response.writeHead(429, { 'retry-after': '60' }).end();
    case 'silence':
      return;
    case 'wrong shape':
      return void response.end('{"code":"secret"}');
    case 'odd items':
      return void response.end(ODD_ITEMS);
    case 'no json':
      return void response.end('<!doctype html><p>Briefly unavailable for scheduled maintenance.</p>');
    case 'redirect':
      return void response.writeHead(302, { location: '/wp-login.php' }).end();
    case 'flood':
      return void response.end(FLOOD);
  }
};
