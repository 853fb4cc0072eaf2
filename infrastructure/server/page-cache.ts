import { LRUCache } from 'lru-cache';
import { preparedPage, type PreparedPage } from './prepared-page.ts';
import type { Pages, RenderedPage } from './rendered-page.ts';

/** How much memory finished pages may take. */
const MOST_BYTES = 64 * 1024 * 1024;

export interface PageCacheSettings {
  /** How long a finished page is kept, in milliseconds: 0 not at all, `Infinity` until its version changes. */
  readonly keepMs: number;
  readonly headersOf: (page: RenderedPage) => Readonly<Record<string, string>>;
}

/** Finished pages by address and version. Requests for a page that is being drawn wait for that one drawing. */
export class PageCache {
  private readonly finished: LRUCache<string, PreparedPage>;
  private readonly underWay = new Map<string, Promise<PreparedPage>>();

  constructor(
    private readonly pages: Pages,
    private readonly settings: PageCacheSettings,
  ) {
    const ttl = Number.isFinite(settings.keepMs) ? settings.keepMs : 0;
    this.finished = new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: (page) => page.bytes, ttl });
  }

  /** How many finished pages are at hand. */
  get size(): number {
    return this.finished.size;
  }

  /** The page of an address when it is at hand. */
  peek(path: string, query: string): PreparedPage | undefined {
    return this.finished.get(this.keyOf(path, query));
  }

  /** The page of an address, drawn when it is not at hand. */
  async get(path: string, query: string): Promise<PreparedPage> {
    const key = this.keyOf(path, query);
    const present = this.finished.get(key) ?? this.underWay.get(key);
    if (present !== undefined) return present;
    const drawing = this.draw(key, path, query).finally(() => this.underWay.delete(key));
    this.underWay.set(key, drawing);
    return drawing;
  }

  private async draw(key: string, path: string, query: string): Promise<PreparedPage> {
    const page = await this.pages.render(path, query);
    const prepared = preparedPage(page, this.settings.headersOf(page));
    if (page.isSettled && page.status === 200 && this.settings.keepMs > 0) this.finished.set(key, prepared);
    return prepared;
  }

  private keyOf(path: string, query: string): string {
    return `${this.pages.version()} ${path}?${query}`;
  }
}
