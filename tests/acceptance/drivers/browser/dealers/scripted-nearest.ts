import type { ServerResponse } from 'node:http';
import type { Dealer } from '../../../../../domain/dealer/dealer.ts';
import { passes } from '../../../../../domain/dealer/filter-conditions.ts';
import { filtersNamed } from '../../../../../domain/dealer/filters.ts';
import { fromDealer } from '../../../../../infrastructure/wire/dealer-wire.ts';

/** A scripted provider's call for the nearest dealers outside an area (contract, section 7). */
export class ScriptedNearest {
  private dealers = new Map<string, ReadonlyArray<Dealer>>();
  private isBroken = false;

  reset(): void {
    this.dealers = new Map();
    this.isBroken = false;
  }

  /** Sets the nearest dealers outside an area, nearest first. */
  serve(zipcode: string, dealers: ReadonlyArray<Dealer>): void {
    this.dealers.set(zipcode, dealers);
  }

  /** Makes every later call fail. */
  breakDown(): void {
    this.isBroken = true;
  }

  /** Answers the call if it is for this route; returns whether it was. */
  answer({ pathname, searchParams }: URL, response: ServerResponse): boolean {
    if (!pathname.endsWith('/dealers/nearest')) return false;
    const zipcode = searchParams.get('zipcode') ?? '';
    const filters = filtersNamed(searchParams.getAll('filter'));
    const accepted = (this.dealers.get(zipcode) ?? []).filter((dealer) => passes(dealer, filters));
    const dealers = accepted.slice(0, Number(searchParams.get('limit') ?? 3)).map(fromDealer);
    response
      .writeHead(this.isBroken ? 500 : 200, { 'content-type': 'application/json' })
      .end(this.isBroken ? '' : JSON.stringify({ zipcode, dealers }));
    return true;
  }
}
