import { refusing, resetBeforeHeaders, type Fault } from '../fault.ts';

const refuses = refusing(500);

/** A CRM that receives the webhook's calls and counts the accepted ones. */
export class Crm {
  /** How often each delivery was accepted, by its id. */
  readonly taken = new Map<string, number>();
  /** The CRM is away: the connection breaks. */
  readonly isAway: Fault = resetBeforeHeaders;

  readonly takes: Fault = (request, response) => {
    const id = String(request.headers['idempotency-key']);
    request.resume().once('end', () => {
      this.taken.set(id, (this.taken.get(id) ?? 0) + 1);
      response.writeHead(204).end();
    });
  };

  /** The CRM accepts half of the calls, at random. */
  readonly takesHalf: Fault = (request, response) => {
    const isTaken = Math.random() < 0.5;
    (isTaken ? this.takes : refuses)(request, response);
  };

  /** How many of these leads have arrived. */
  ofLeads(ids: Iterable<string>): number {
    return [...ids].filter((id) => this.taken.has(`${id}:crm`)).length;
  }

  /** How many deliveries arrived again after they had been accepted. */
  get repeats(): number {
    return [...this.taken.values()].reduce((sum, times) => sum + times - 1, 0);
  }
}
