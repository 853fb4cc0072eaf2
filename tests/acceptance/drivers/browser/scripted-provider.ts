import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fromDealer } from '../../../../infrastructure/http/dealer-translation.ts';
import type { ServedArea, Trouble } from '../../driver.ts';

/** A provider of the specification's calls whose dealers and troubles a scenario decides. */
export class ScriptedProvider {
  private readonly server: Server;
  private areas = new Map<string, ServedArea>();
  private troubles: Trouble[] = [];
  private silent: Array<() => void> = [];
  asked: string[] = [];

  constructor() {
    this.server = createServer((request, response) => this.answer(request, response));
  }

  /** Begins to listen; answers its address. */
  async open(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  reset(): void {
    this.release();
    this.areas = new Map();
    this.troubles = [];
    this.asked = [];
  }

  serve(area: ServedArea): void {
    this.areas.set(area.zipcode, area);
  }

  meet(...troubles: ReadonlyArray<Trouble>): void {
    this.troubles.push(...troubles);
  }

  release(): void {
    for (const answer of this.silent.splice(0)) answer();
  }

  /** How many troubles nobody has met yet. */
  get troublesLeft(): number {
    return this.troubles.length;
  }

  /** How many searches wait for their answer. */
  get silences(): number {
    return this.silent.length;
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const zipcode = new URL(request.url ?? '/', 'http://provider').searchParams.get('zipcode') ?? '';
    this.asked.push(zipcode);
    const trouble = this.troubles.shift();
    switch (trouble?.kind) {
      case undefined:
        return this.send(response, zipcode);
      case 'silence':
        return void this.silent.push(() => this.send(response, zipcode));
      case 'failure':
        return void response.writeHead(500).end();
      case 'nonsense':
        return json(response, { dealers: [{ name: 'Nonsense', score: -1 }] });
      case 'too-many-requests':
        return void response.writeHead(429, { 'retry-after': String(trouble.retryAfterSeconds) }).end();
    }
  }

  private send(response: ServerResponse, zipcode: string): void {
    const { dealers = [], randomizeBuckets = [], ...place } = this.areas.get(zipcode) ?? { zipcode };
    json(response, { ...place, count: dealers.length, randomizeBuckets, dealers: dealers.map(fromDealer) });
  }
}

const json = (response: ServerResponse, body: unknown): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
