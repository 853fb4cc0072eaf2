import type { ServerResponse } from 'node:http';

/** A scripted provider's call-routing calls (contract, section 3). */
export class ScriptedRouting {
  private numbers = new Map<string, { readonly number: string; readonly isSlow: boolean }>();
  private silent: Array<() => void> = [];
  /** The requested pools and groups, oldest first. */
  asked: string[] = [];

  reset(): void {
    this.release();
    this.numbers = new Map();
    this.asked = [];
  }

  serve(pool: string, group: string, number: string, isSlow: boolean): void {
    this.numbers.set(`${pool} ${group}`, { number, isSlow });
  }

  /** How many calls are waiting for an answer. */
  get silences(): number {
    return this.silent.length;
  }

  release(): void {
    for (const answer of this.silent.splice(0)) answer();
  }

  /** Answers the call if it is for this route; returns whether it was. */
  answer({ pathname, searchParams }: URL, response: ServerResponse): boolean {
    if (pathname !== '/call-routing/run') return false;
    const name = `${searchParams.get('pool')} ${searchParams.get('routingGroup')}`;
    this.asked.push(name);
    const route = this.numbers.get(name);
    const send = (): void =>
      void response
        .writeHead(route === undefined ? 404 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ dnis: route?.number }));
    if (route?.isSlow === true) this.silent.push(send);
    else send();
    return true;
  }
}
