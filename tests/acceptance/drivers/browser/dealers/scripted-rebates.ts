import type { ServerResponse } from 'node:http';
import { NO_REBATES, type AreaRebates } from '../../../../../domain/rebate/area-rebates.ts';
import { choiceIn, withChoice } from '../../../../../domain/rebate/utilities.ts';
import { fromRebates } from '../../../../../infrastructure/wire/rebate-wire.ts';
import type { Trouble } from '../../../trouble.ts';

const CALL = '/productRebateDetails.json';

/** A scripted provider's calls for rebates. */
export class ScriptedRebates {
  private areas = new Map<string, AreaRebates>();
  private troubles: Trouble[] = [];
  private silent: Array<() => void> = [];
  /** The requested ZIP codes, oldest first. */
  asked: string[] = [];
  /** The requested languages, oldest first. */
  languages: string[] = [];

  reset(): void {
    this.release();
    this.areas = new Map();
    this.troubles = [];
    this.asked = [];
    this.languages = [];
  }

  /** Sets the rebates of a ZIP code. */
  serve(zip: string, rebates: AreaRebates): void {
    this.areas.set(zip, rebates);
  }

  /** The next calls meet these troubles, in order. */
  meet(...troubles: ReadonlyArray<Trouble>): void {
    this.troubles.push(...troubles);
  }

  /** How many calls are waiting for an answer. */
  get silences(): number {
    return this.silent.length;
  }

  release(): void {
    for (const answer of this.silent.splice(0)) answer();
  }

  /** How many troubles no call has met yet. */
  get troublesLeft(): number {
    return this.troubles.length;
  }

  /** Answers a call for rebates; returns false for any other call. */
  answer({ pathname, searchParams }: URL, response: ServerResponse): boolean {
    if (pathname !== CALL) return false;
    const zip = searchParams.get('zip') ?? '';
    this.asked.push(zip);
    this.languages.push(searchParams.get('language') ?? 'en');
    const area = this.areas.get(zip) ?? NO_REBATES;
    const utilities = withChoice(area.utilities, choiceIn(searchParams));
    const send = (): void => json(response, fromRebates({ ...area, utilities }));
    const trouble = this.troubles.shift();
    switch (trouble?.kind) {
      case undefined:
        send();
        break;
      case 'silence':
        this.silent.push(send);
        break;
      case 'failure':
        response.writeHead(500).end();
        break;
      case 'nonsense':
        json(response, { productRebateDetails: 'none' });
        break;
      case 'too-many-requests':
        response.writeHead(429, { 'retry-after': String(trouble.retryAfterSeconds) }).end();
    }
    return true;
  }
}

const json = (response: ServerResponse, body: unknown): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
