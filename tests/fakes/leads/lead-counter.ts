import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Fault } from '../../faults/fault.ts';

/** A lead that arrived at a server. */
export interface ArrivedLead {
  readonly path: string;
  readonly key: string;
  readonly body: string;
}

/** The server's side of posting leads over HTTP: it accepts each key once (contract, section 3). */
export class LeadCounter {
  private readonly ids = new Map<string, string>();
  /** Oldest first, accepted or not. */
  readonly arrived: ArrivedLead[] = [];

  /** The keys of the accepted leads. */
  get taken(): ReadonlyArray<string> {
    return [...this.ids.keys()];
  }

  /** Accepts every lead. */
  readonly taking: Fault = (request, response) => {
    void this.note(request).then((key) => {
      const id = this.ids.get(key) ?? randomUUID();
      this.ids.set(key, id);
      response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ id }));
    });
  };

  /** Accepts every lead and loses the answer. */
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
