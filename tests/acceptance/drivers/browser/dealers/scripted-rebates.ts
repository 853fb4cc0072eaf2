import type { ServerResponse } from 'node:http';
import { NO_REBATES, type AreaRebates } from '../../../../../domain/rebate/area-rebates.ts';
import { choiceIn, withChoice } from '../../../../../domain/rebate/utilities.ts';
import { fromRebates } from '../../../../../infrastructure/wire/rebate-wire.ts';
import { json, ScriptedCalls } from './scripted-calls.ts';

const CALL = '/productRebateDetails.json';

/** A scripted provider's calls for rebates. */
export class ScriptedRebates extends ScriptedCalls {
  private areas = new Map<string, AreaRebates>();
  /** The requested languages, oldest first. */
  languages: string[] = [];

  constructor() {
    super({ productRebateDetails: 'none' });
  }

  override reset(): void {
    super.reset();
    this.areas = new Map();
    this.languages = [];
  }

  /** Sets the rebates of a ZIP code. */
  serve(zip: string, rebates: AreaRebates): void {
    this.areas.set(zip, rebates);
  }

  /** Answers a call for rebates; returns false for any other call. */
  answer({ pathname, searchParams }: URL, response: ServerResponse): boolean {
    if (pathname !== CALL) return false;
    this.languages.push(searchParams.get('language') ?? 'en');
    const area = this.areas.get(searchParams.get('zip') ?? '') ?? NO_REBATES;
    const utilities = withChoice(area.utilities, choiceIn(searchParams));
    this.respond(response, () => json(response, fromRebates({ ...area, utilities })));
    return true;
  }
}
