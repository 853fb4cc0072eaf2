import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Fault } from '../../faults/fault.ts';

/** What arrived at a server that takes leads. */
export interface ArrivedLead {
  readonly path: string;
  readonly key: string;
  readonly body: string;
}

/** A server's side of taking leads over HTTP: each key once (contract, section 3). */
export class LeadCounter {
  private readonly ids = new Map<string, string>();
  /** Oldest first, taken or not. */
  readonly arrived: ArrivedLead[] = [];

  /** The keys of the leads that were taken. */
  get taken(): ReadonlyArray<string> {
    return [...this.ids.keys()];
  }

  /** Takes what arrives. */
  readonly taking: Fault = (request, response) => {
    void this.note(request).then((key) => {
      const id = this.ids.get(key) ?? randomUUID();
      this.ids.set(key, id);
      response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ id }));
    });
  };

  /** Takes what arrives, and the answer is lost. */
  readonly takingInSilence: Fault = (request) => {
    void this.note(request).then((key) => {
      this.ids.set(key, randomUUID());
      request.socket.resetAndDestroy();
    });
  };

  private async note(request: IncomingMessage): Promise<string> {
    let body = '';
    for await (const part of request) body += String(part);
    const key = String(request.headers['idempotency-key']);
    this.arrived.push({ path: request.url ?? '', key, body });
    return key;
  }
}
