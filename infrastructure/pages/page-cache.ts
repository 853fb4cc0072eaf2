import { LRUCache } from 'lru-cache';
import { textWeight } from './cache-weight.ts';
import { EncodedResponses } from './encoded-responses.ts';
import { preparedPage, smallestAs, type Encoding, type PreparedPage } from './prepared-page.ts';
import { NotRendered, type Client, type RenderQueue } from './render-queue.ts';
import type { Pages, RenderedPage } from './rendered-page.ts';

/** The memory limit of cached pages, in bytes, overhead included. */
const MAX_BYTES = 64 * 1024 * 1024;

export interface PageCacheSettings {
  /** How long a page is cached, in milliseconds. 0 turns caching off; `Infinity` caches until the version changes. */
  readonly keepMs: number;
  readonly headersOf: (page: RenderedPage) => Readonly<Record<string, string>>;
}

/** A page that is queued or rendering, and the clients that wait for it. */
interface InFlight {
  readonly page: Promise<PreparedPage>;
  readonly clients: Client[];
}

/** A new object each time the page grows, because the cache weighs only new values. */
interface Cached {
  readonly page: PreparedPage;
  /** Compresses the page to its smallest size, once: right away for a page without a query, on the second request for other pages. */
  readonly finish: () => void;
}

/** Caches rendered pages by URL and version. Concurrent requests for a page share one render. */
export class PageCache<Posted = unknown> {
  private readonly cached: LRUCache<string, Cached>;
  /** The data files of rendered pages, by name. */
  private readonly data = new EncodedResponses(smallestAs);
  private readonly inFlight = new Map<string, InFlight>();
  /** Pages are compressed one at a time, so that requests keep most of the CPU. */
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

  get size(): number {
    return this.cached.size;
  }

  /** The memory of the cached pages, in bytes. */
  get bytes(): number {
    return this.cached.calculatedSize;
  }

  /** The page of a URL, if it is cached. */
  peek(path: string, query: string): PreparedPage | undefined {
    const cached = this.cached.get(this.keyOf(path, query));
    if (cached === undefined) return undefined;
    cached.finish();
    this.queue.turns.noteLightRequest();
    return cached.page;
  }

  /** The page of a URL, from the cache or rendered. Rejects with `NotRendered` when too many pages wait. */
  async get(path: string, query: string, client: Client): Promise<PreparedPage> {
    const key = this.keyOf(path, query);
    const present = this.inFlight.get(key);
    if (present !== undefined) {
      present.clients.push(client);
      // Whoever asked first may be refused, for reasons that are theirs alone.
      return present.page.catch((failure: unknown) =>
        failure instanceof NotRendered && present.clients[0]?.visitor !== client.visitor
          ? this.get(path, query, client)
          : Promise.reject(failure as Error),
      );
    }
    const clients = [client];
    const isWanted = (): boolean => clients.some(({ isGone }) => !isGone());
    const page = this.queue
      .add(client.visitor, isWanted, async () => {
        await client.admit();
        return client.charge(() => this.render(key, path, query));
      })
      .finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, { page, clients });
    return page;
  }

  /**
   * The data file of a page. If the file isn't cached, for example because another instance rendered the page, the page is rendered again.
   * Undefined when the page now has other data.
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
    return json && (this.data.get(name, encoding) ?? this.data.encode(name, encoding, json.toString()));
  }

  /** Renders a page with a posted form or household, for one visitor only. Rejects with `NotRendered` when too many pages wait. */
  readonly renderPosted = (
    path: string,
    query: string,
    posted: Posted,
    { visitor, isGone, charge }: Client,
  ): Promise<RenderedPage> => {
    const { takeTurn } = this.queue.turns;
    return this.queue.add(
      visitor,
      () => !isGone(),
      () => charge(() => this.pages.render(path, query, posted, takeTurn)),
    );
  };

  private async render(key: string, path: string, query: string): Promise<PreparedPage> {
    const page = await this.pages.render(path, query, undefined, this.queue.turns.takeTurn);
    if (page.data !== undefined) await this.data.encode(page.data.name, 'identity', page.data.json);
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
      // Pages without a query are few, and each is requested again.
      if (query === '') finish();
    }
    return prepared;
  }

  /** Clears the cache when the version changes, because older pages are never requested again. */
  private keyOf(path: string, query: string): string {
    const version = this.pages.version();
    if (version !== this.version) this.cached.clear();
    this.version = version;
    return `${version} ${path}?${query}`;
  }
}
