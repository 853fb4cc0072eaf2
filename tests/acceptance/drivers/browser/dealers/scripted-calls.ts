import type { ServerResponse } from 'node:http';
import type { Trouble } from '../../../trouble.ts';

export const json = (response: ServerResponse, body: unknown): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** One kind of call to a scripted provider: each call meets the next trouble, or is answered. */
export class ScriptedCalls {
  private troubles: Trouble[] = [];
  private silent: Array<() => void> = [];

  /** `nonsense`: the malformed answer to these calls. */
  constructor(private readonly nonsense: unknown) {}

  /** Answers the waiting calls, and forgets the troubles. */
  reset(): void {
    this.release();
    this.troubles = [];
  }

  /** The next calls meet these troubles, in order. */
  meet(...troubles: ReadonlyArray<Trouble>): void {
    this.troubles.push(...troubles);
  }

  release(): void {
    for (const answer of this.silent.splice(0)) answer();
  }

  /** How many troubles no call has met yet. */
  get troublesLeft(): number {
    return this.troubles.length;
  }

  /** How many calls are waiting for an answer. */
  get silences(): number {
    return this.silent.length;
  }

  /** Lets a call meet the next trouble; without one, sends its answer. */
  protected respond(response: ServerResponse, send: () => void): void {
    const trouble = this.troubles.shift();
    switch (trouble?.kind) {
      case undefined:
        return send();
      case 'silence':
        return void this.silent.push(send);
      case 'failure':
        return void response.writeHead(500).end();
      case 'nonsense':
        return json(response, this.nonsense);
      case 'too-many-requests':
        return void response.writeHead(429, { 'retry-after': String(trouble.retryAfterSeconds) }).end();
    }
  }
}
