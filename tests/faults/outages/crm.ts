import { refusing, resetBeforeHeaders, type Fault } from '../fault.ts';

const refuses = refusing(500);

/** A CRM at the other end of the webhook that counts what it takes. */
export class Crm {
  /** How often each delivery was taken, by its id. */
  readonly taken = new Map<string, number>();
  /** It is away: the connection breaks. */
  readonly isAway: Fault = resetBeforeHeaders;

  readonly takes: Fault = (request, response) => {
    const id = String(request.headers['idempotency-key']);
    request.resume().once('end', () => {
      this.taken.set(id, (this.taken.get(id) ?? 0) + 1);
      response.writeHead(204).end();
    });
  };

  /** It takes half of what comes, at random. */
  readonly takesHalf: Fault = (request, response) => {
    const isTaken = Math.random() < 0.5;
    (isTaken ? this.takes : refuses)(request, response);
  };

  /** How many of these leads have come. */
  ofLeads(ids: Iterable<string>): number {
    return [...ids].filter((id) => this.taken.has(`${id}:crm`)).length;
  }

  /** How often something came that had been taken already. */
  get repeats(): number {
    return [...this.taken.values()].reduce((sum, times) => sum + times - 1, 0);
  }
}
