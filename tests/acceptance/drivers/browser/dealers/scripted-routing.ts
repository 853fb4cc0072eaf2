import type { ServerResponse } from 'node:http';
import { ScriptedCalls } from './scripted-calls.ts';

/** A scripted provider's call-routing calls (contract, section 3). */
export class ScriptedRouting extends ScriptedCalls {
  private numbers = new Map<string, { readonly number: string; readonly isSlow: boolean }>();
  /** The requested pools and groups, oldest first. */
  asked: string[] = [];

  constructor() {
    super({});
  }

  override reset(): void {
    super.reset();
    this.numbers = new Map();
    this.asked = [];
  }

  serve(pool: string, group: string, number: string, isSlow: boolean): void {
    this.numbers.set(`${pool} ${group}`, { number, isSlow });
  }

  /** Answers the call if it is for this route; returns whether it was. */
  answer({ pathname, searchParams }: URL, response: ServerResponse): boolean {
    if (pathname !== '/call-routing/run') return false;
    const name = `${searchParams.get('pool')} ${searchParams.get('routingGroup')}`;
    this.asked.push(name);
    const route = this.numbers.get(name);
    if (route?.isSlow === true) this.meet({ kind: 'silence' });
    this.respond(
      response,
      () =>
        void response
          .writeHead(route === undefined ? 404 : 200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ dnis: route?.number })),
    );
    return true;
  }
}
