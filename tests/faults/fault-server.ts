import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PATIENCE_MS } from '../hang-guards.ts';
import { refusing, type Fault } from './fault.ts';

const POLL_INTERVAL_MS = 10;

const unknown = refusing(404);

/**
 * A provider on a free port with scripted faults. `serve` sets the permanent response of a path and the paths below it;
 * `meet` queues one fault for each of the next requests.
 */
export class FaultServer {
  private readonly server: Server;
  private readonly inFlight = new Set<ServerResponse>();
  private served = new Map<string, Fault>();
  private faults = new Map<string, Fault[]>();
  /** The requested addresses, oldest first. */
  asked: string[] = [];

  constructor() {
    this.server = createServer((request, response) => this.answer(request, response));
  }

  /** Starts listening; returns the address. */
  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Also ends requests in flight. */
  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  /** Clears the scripted responses, and drops requests in flight. */
  reset(): void {
    for (const response of this.inFlight) response.destroy();
    this.served = new Map();
    this.faults = new Map();
    this.asked = [];
  }

  serve(path: string, answer: Fault): void {
    this.served.set(path, answer);
  }

  /** The permanent response of a path. */
  answerOf(path: string): Fault | undefined {
    return this.served.get(path);
  }

  meet(path: string, ...faults: ReadonlyArray<Fault>): void {
    this.faults.set(path, [...(this.faults.get(path) ?? []), ...faults]);
  }

  /** The number of requests for a path or the paths below it. */
  timesAsked(path: string): number {
    return this.asked.filter((address) => address.startsWith(path)).length;
  }

  /** Resolves once no call waits for a response; rejects if one keeps waiting. */
  async atRest(): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (this.inFlight.size > 0) {
      if (performance.now() > end) throw new Error(`${this.inFlight.size} requests are still under way`);
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const address = request.url ?? '/';
    this.asked.push(address);
    this.inFlight.add(response);
    response.once('close', () => this.inFlight.delete(response));
    const fault = below(this.faults, address)?.shift() ?? below(this.served, address) ?? unknown;
    fault(request, response);
  }
}

/** The value of the first path that is a prefix of an address. */
const below = <A>(standing: ReadonlyMap<string, A>, address: string): A | undefined =>
  [...standing].find(([path]) => address.startsWith(path))?.[1];
