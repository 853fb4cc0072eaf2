import { afterEach, beforeEach } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that is new for each test, which sets its answers. */
export class AnsweringServer {
  answer: RequestListener = (_request, response) => response.end();
  private server: Server | null = null;

  /** Opens one for each test of the file, or of the `describe` that calls it. */
  static forEachTest(): AnsweringServer {
    const answering = new AnsweringServer();
    beforeEach(() => answering.open());
    afterEach(() => answering.close());
    return answering;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server?.address() as AddressInfo).port}`;
  }

  private async open(): Promise<void> {
    const server = createServer((request, response) => this.answer(request, response));
    this.server = server;
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  }

  private close(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }
}
