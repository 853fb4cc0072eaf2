import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fromDealer } from '../../../../../infrastructure/wire/dealer-wire.ts';
import type { ServedArea } from '../../../driver.ts';
import { json, ScriptedCalls } from './scripted-calls.ts';
import { ScriptedNearest } from './scripted-nearest.ts';
import { ScriptedRebates } from './scripted-rebates.ts';
import { ScriptedReviews } from './scripted-reviews.ts';
import { ScriptedRouting } from './scripted-routing.ts';

/** A provider that answers the specification's calls; the scenario sets its dealers and troubles. */
export class ScriptedProvider extends ScriptedCalls {
  private readonly server: Server;
  private areas = new Map<string, ServedArea>();
  readonly nearest = new ScriptedNearest();
  readonly reviews = new ScriptedReviews();
  readonly rebates = new ScriptedRebates();
  readonly routing = new ScriptedRouting();
  asked: string[] = [];

  constructor() {
    super({ dealers: [{ name: 'Nonsense', score: -1 }] });
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

  override reset(): void {
    super.reset();
    for (const calls of [this.reviews, this.rebates, this.nearest, this.routing]) calls.reset();
    this.areas = new Map();
    this.asked = [];
  }

  serve(area: ServedArea): void {
    this.areas.set(area.zipcode, area);
  }

  override release(): void {
    for (const calls of [this.reviews, this.rebates]) calls.release();
    super.release();
  }

  override get troublesLeft(): number {
    return super.troublesLeft + this.reviews.troublesLeft + this.rebates.troublesLeft;
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const address = new URL(request.url ?? '/', 'http://provider');
    const parts = [this.reviews, this.rebates, this.nearest, this.routing];
    if (parts.some((part) => part.answer(address, response))) return;
    if (address.pathname.endsWith('/dealers/lookup')) return this.lookUp(response, address);
    const zipcode = address.searchParams.get('zipcode') ?? '';
    this.asked.push(zipcode);
    this.respond(response, () => this.send(response, zipcode));
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
