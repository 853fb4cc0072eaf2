import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Selects the instance for the next page load, and for the requests that this page then makes. */
export interface Directions {
  readonly page: string;
  readonly then: string;
  /** The instance that serves files below `/assets/` if the first one lacks them, as behind nginx during restarts; null if none does. */
  readonly otherForAssets: string | null;
}

/** A proxy in front of an old and a new release that can send a page's requests to the other release. */
export class ReleaseSwitch {
  private readonly server: Server = createServer((incoming, response) => this.pass(incoming, response));
  private directions: Directions | null = null;
  private isPageLoaded = false;
  /** The failed requests with their statuses. */
  readonly failed: string[] = [];

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  readonly stop = async (): Promise<void> => {
    this.server.close();
    this.server.closeAllConnections();
  };

  /** Sets where the next page load and its requests go. */
  direct(directions: Directions): void {
    this.directions = directions;
    this.isPageLoaded = false;
  }

  private pass(incoming: IncomingMessage, response: ServerResponse): void {
    if (this.directions === null) return void response.destroy();
    const { page, then, otherForAssets } = this.directions;
    const to = this.isPageLoaded ? then : page;
    this.isPageLoaded = true;
    const isAsset = incoming.url?.startsWith('/assets/') === true;
    this.ask(to, incoming, response, isAsset ? otherForAssets : null);
  }

  private ask(to: string, incoming: IncomingMessage, response: ServerResponse, other: string | null): void {
    const { method, url, headers } = incoming;
    const asking = request(`${to}${url}`, { method, headers, agent: false }, (answer) => {
      const status = answer.statusCode ?? 0;
      if (status === 404 && other !== null) {
        answer.resume();
        return this.ask(other, incoming, response, null);
      }
      if (status >= 400) this.failed.push(`${method} ${url?.split('?')[0]} ${status}`);
      response.writeHead(status, answer.headers);
      answer.pipe(response);
    });
    asking.on('error', () => response.destroy());
    response.once('close', () => asking.destroy());
    incoming.pipe(asking);
  }
}
