import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fromDealer } from '../../../../../infrastructure/wire/dealer-wire.ts';
import type { Dealer } from '../../../../../domain/dealer/dealer.ts';
import type { Review } from '../../../../../domain/review/review.ts';
import type { ServedArea } from '../../../driver.ts';
import type { Trouble } from '../../../trouble.ts';
import { ScriptedNearest } from './scripted-nearest.ts';
import { ScriptedRebates } from './scripted-rebates.ts';
import { ScriptedReviews } from './scripted-reviews.ts';
import { ScriptedRouting } from './scripted-routing.ts';

/** A provider that answers the specification's calls; the scenario sets its dealers and troubles. */
export class ScriptedProvider {
  private readonly server: Server;
  private areas = new Map<string, ServedArea>();
  private troubles: Trouble[] = [];
  private silent: Array<() => void> = [];
  private readonly nearest = new ScriptedNearest();
  private readonly reviews = new ScriptedReviews();
  readonly rebates = new ScriptedRebates();
  readonly routing = new ScriptedRouting();
  asked: string[] = [];

  constructor() {
    this.server = createServer((request, response) => this.answer(request, response));
  }

  /** Starts listening, on a free port by default; returns the address. */
  async open(port = 0): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(port, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  reset(): void {
    this.release();
    this.reviews.reset();
    this.rebates.reset();
    this.nearest.reset();
    this.routing.reset();
    this.areas = new Map();
    this.troubles = [];
    this.asked = [];
  }

  serve(area: ServedArea): void {
    this.areas.set(area.zipcode, area);
  }

  /** Sets the nearest dealers outside an area, nearest first. */
  serveNearest(zipcode: string, dealers: ReadonlyArray<Dealer>): void {
    this.nearest.serve(zipcode, dealers);
  }

  /** Makes every later call for the nearest dealers fail. */
  breakNearest(): void {
    this.nearest.breakDown();
  }

  meet(...troubles: ReadonlyArray<Trouble>): void {
    this.troubles.push(...troubles);
  }

  /** Sets a dealer's reviews, newest first. */
  serveReviews(companyId: number, reviews: ReadonlyArray<Review>): void {
    this.reviews.serve(companyId, reviews);
  }

  /** The next calls for reviews meet these troubles, in order. */
  meetReviews(...troubles: ReadonlyArray<Trouble>): void {
    this.reviews.meet(...troubles);
  }

  /** The requested reviews, as company id and page, oldest first. */
  get askedReviews(): ReadonlyArray<readonly [companyId: number, page: number]> {
    return this.reviews.asked;
  }

  release(): void {
    this.reviews.release();
    this.rebates.release();
    for (const answer of this.silent.splice(0)) answer();
  }

  /** How many troubles no call has met yet. */
  get troublesLeft(): number {
    return this.troubles.length + this.reviews.troublesLeft + this.rebates.troublesLeft;
  }

  /** How many searches are waiting for an answer. */
  get silences(): number {
    return this.silent.length;
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const address = new URL(request.url ?? '/', 'http://provider');
    const parts = [this.reviews, this.rebates, this.nearest, this.routing];
    if (parts.some((part) => part.answer(address, response))) return;
    if (address.pathname.endsWith('/dealers/lookup')) return this.lookUp(response, address);
    const zipcode = address.searchParams.get('zipcode') ?? '';
    this.asked.push(zipcode);
    const trouble = this.troubles.shift();
    switch (trouble?.kind) {
      case undefined:
        return this.send(response, zipcode);
      case 'silence':
        return void this.silent.push(() => this.send(response, zipcode));
      case 'failure':
        return void response.writeHead(500).end();
      case 'nonsense':
        return json(response, { dealers: [{ name: 'Nonsense', score: -1 }] });
      case 'too-many-requests':
        return void response.writeHead(429, { 'retry-after': String(trouble.retryAfterSeconds) }).end();
    }
  }

  /** Answers with the dealer, of any area, whose company id is in the address. */
  private lookUp(response: ServerResponse, { searchParams }: URL): void {
    const dealers = [...this.areas.values()].flatMap((area) => area.dealers);
    const dealer = dealers.find(({ companyId }) => String(companyId) === searchParams.get('cid'));
    if (dealer === undefined) return void response.writeHead(404).end();
    json(response, fromDealer(dealer));
  }

  private send(response: ServerResponse, zipcode: string): void {
    const { dealers = [], randomizeBuckets = [], ...place } = this.areas.get(zipcode) ?? { zipcode };
    json(response, { ...place, count: dealers.length, randomizeBuckets, dealers: dealers.map(fromDealer) });
  }
}

const json = (response: ServerResponse, body: unknown): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
