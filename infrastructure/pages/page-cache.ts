import { LRUCache } from 'lru-cache';
import { textWeight } from './cache-weight.ts';
import { FinishedAnswers } from './finished-answers.ts';
import { preparedPage, smallestAs, type Encoding, type PreparedPage } from './prepared-page.ts';
import type { Client, RenderQueue } from './render-queue.ts';
import type { Pages, RenderedPage } from './rendered-page.ts';

/** How much memory cached pages may take, all of it counted. */
const MAX_BYTES = 64 * 1024 * 1024;

export interface PageCacheSettings {
  /** How long a page is cached, in milliseconds: 0 not at all, `Infinity` until its version changes. */
  readonly keepMs: number;
  readonly headersOf: (page: RenderedPage) => Readonly<Record<string, string>>;
}

/** A page in rendering, or in the queue for it, and who waits for it. */
interface InFlight {
  readonly page: Promise<PreparedPage>;
  readonly clients: Client[];
}

/** Wrapped anew whenever the page grows: only a new value is weighed again. */
interface Cached {
  readonly page: PreparedPage;
  /** Asks for its smallest form, at the first call alone: of a page without a query at once, of others when they are asked for again. */
  readonly finish: () => void;
}

/** Rendered pages by address and version. Requests for a page that is in rendering wait for that one render. */
export class PageCache<Posted = unknown> {
  private readonly cached: LRUCache<string, Cached>;
  /** What applications of rendered pages resume from, by name. */
  private readonly data = new FinishedAnswers(smallestAs);
  private readonly inFlight = new Map<string, InFlight>();
  /** One page is finished after the other, so that they leave the machine to what visitors wait for. */
  private finishing: Promise<void> = Promise.resolve();
  private version = '';

  constructor(
    private readonly pages: Pages<Posted>,
    private readonly queue: RenderQueue,
    private readonly settings: PageCacheSettings,
  ) {
    const ttl = Number.isFinite(settings.keepMs) ? settings.keepMs : 0;
    const sizeCalculation = ({ page }: Cached, key: string): number => page.bytes + textWeight(key);
    this.cached = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation, ttl });
  }

  /** How many pages are cached. */
  get size(): number {
    return this.cached.size;
  }

  /** The memory that the cached pages take, in bytes. */
  get bytes(): number {
    return this.cached.calculatedSize;
  }

  /** The page of an address when it is cached. */
  peek(path: string, query: string): PreparedPage | undefined {
    const cached = this.cached.get(this.keyOf(path, query));
    if (cached === undefined) return undefined;
    cached.finish();
    this.queue.turns.noteLightRequest();
    return cached.page;
  }

  /** The page of an address, rendered when it is not cached. Rejects with `NotRendered` when too many wait. */
  async get(path: string, query: string, client: Client): Promise<PreparedPage> {
    const key = this.keyOf(path, query);
    const present = this.inFlight.get(key);
    if (present !== undefined) {
      present.clients.push(client);
      return present.page;
    }
    const clients = [client];
    const isWanted = (): boolean => clients.some(({ isGone }) => !isGone());
    const page = this.queue
      .add(client.visitor, isWanted, () => this.render(key, path, query))
      .finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, { page, clients });
    return page;
  }

  /**
   * The file of this name that a page's application resumes from; undefined: the page of the address resumes from another one now.
   * The page is rendered again where the file is not cached, such as by another instance than the one that rendered it.
   */
  async dataFile(
    name: string,
    encoding: Encoding,
    [path, query]: readonly [path: string, query: string],
    client: Client,
  ): Promise<Buffer | undefined> {
    const cached = (): Buffer | undefined => this.data.get(name, 'identity');
    if (cached() === undefined) {
      const known = this.peek(path, query)?.dataName;
      if (known === undefined || known === name) await this.get(path, query, client);
    }
    const json = cached();
    return json && (this.data.get(name, encoding) ?? this.data.finish(name, encoding, json.toString()));
  }

  /** The page with a form that came back, or for a household: for one visitor alone. Rejects with `NotRendered` when too many wait. */
  readonly renderPosted = (
    path: string,
    query: string,
    posted: Posted,
    { visitor, isGone }: Client,
  ): Promise<RenderedPage> => {
    const { takeTurn } = this.queue.turns;
    return this.queue.add(
      visitor,
      () => !isGone(),
      () => this.pages.render(path, query, posted, takeTurn),
    );
  };

  private async render(key: string, path: string, query: string): Promise<PreparedPage> {
    const page = await this.pages.render(path, query, undefined, this.queue.turns.takeTurn);
    if (page.data !== undefined) await this.data.finish(page.data.name, 'identity', page.data.json);
    const isCached = (): boolean => this.cached.peek(key)?.page === prepared;
    let isFinished = false;
    const finish = (): void => {
      if (isFinished) return;
      isFinished = true;
      this.finishing = this.finishing
        .then(() => (isCached() ? prepared.finish() : undefined))
        .catch(() => undefined);
    };
    const prepared = preparedPage(page, this.settings.headersOf(page), () => {
      if (isCached()) this.cached.set(key, { page: prepared, finish }, { noUpdateTTL: true });
    });
    if (page.isCacheable && page.status === 200 && this.settings.keepMs > 0) {
      this.cached.set(key, { page: prepared, finish });
      // There are only so many pages without a query, and each will be asked for again.
      if (query === '') finish();
    }
    return prepared;
  }

  /** Pages of an earlier version are never asked for again. */
  private keyOf(path: string, query: string): string {
    const version = this.pages.version();
    if (version !== this.version) this.cached.clear();
    this.version = version;
    return `${version} ${path}?${query}`;
  }
}
