import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '../../../application/ports/clock.ts';
import type { LibraryUnavailable, PageLibrary } from '../../../application/ports/content/page-library.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { entryOf, type PageEntry } from '../../../domain/content/page-entry.ts';
import { pathOf } from '../../wire/page-path.ts';
import { CachedAnswers, FRESH_MS, type CachedVersion } from './cached-answers.ts';
import type { KnownPages } from './known-pages.ts';
import type { WordPressSource } from './wordpress-source.ts';

/** The limits of the cache. */
const CACHED_PAGES = { max: 500, maxBytes: 50_000_000 };

/** The key of the only list. */
const LIST = 'entries';

/**
 * The pages of a WordPress. Cached pages are served at once and refreshed in the background, and for a day while WordPress is down. No
 * visitor waits longer than a second for WordPress, or at all while it is down.
 */
export class WordPressPageLibrary implements PageLibrary {
  private changes = 0;
  /** The last list that WordPress delivered. */
  private listed: ReadonlyArray<PageEntry> | null = null;
  private readonly pages: CachedAnswers<O.Option<ContentPage>>;
  private readonly list: CachedAnswers<ReadonlyArray<PageEntry>>;

  constructor(
    private readonly source: WordPressSource,
    private readonly clock: Clock,
    private readonly known: KnownPages,
  ) {
    const { whyNotWait } = source.line;
    source.paths.onMove = this.leave;
    const onChange = (): void => void this.changes++;
    this.pages = new CachedAnswers({
      clock,
      ...CACHED_PAGES,
      whyNotWait,
      onChange: () => {
        onChange();
        this.save();
      },
      isEmpty: O.isNone,
      ask: (path) => source.page(path),
    });
    this.list = new CachedAnswers({
      clock,
      ...CACHED_PAGES,
      whyNotWait,
      onChange,
      ask: () =>
        pipe(
          source.entries(),
          TE.map((entries) => {
            this.listed = entries;
            this.save();
            return entries;
          }),
        ),
    });
  }

  /** Loads the list of pages known before this start. */
  async open(): Promise<void> {
    const saved = await this.known.read();
    if (saved === null) return;
    this.list.seed(LIST, saved.pages);
    this.source.paths.restore(saved.paths);
  }

  readonly page: PageLibrary['page'] = (path) => {
    const asked = /^\/(.*\/)?$/.test(path) ? pathOf(path) : null;
    if (asked === null) return TE.right(O.none);
    return pipe(
      this.pages.read(asked),
      TE.orElse((reason) => (this.isKnownToLack(asked) ? TE.right(O.none) : TE.left(unavailable(reason)))),
    );
  };

  /** In an outage, uses the cached list and leaves the trial calls to pages. */
  readonly entries: PageLibrary['entries'] = () => {
    const cached = this.source.line.isDown ? this.list.peek(LIST) : undefined;
    if (cached !== undefined) return TE.right(cached);
    return pipe(
      this.list.read(LIST),
      TE.orElse((reason) => {
        const known = this.pages.answers.flatMap((page) => (O.isSome(page) ? [entryOf(page.value)] : []));
        return known.length > 0 ? TE.right(known) : TE.left(unavailable(reason));
      }),
    );
  };

  /** Changes with the cached content, and every minute, so that rendering a page again also refreshes its content. */
  readonly version = (): string => `${this.changes}.${Math.floor(this.clock.now() / FRESH_MS)}`;

  /** Purges one page from the cache. The next request reads it again. */
  readonly purge = (path: string): void => {
    this.changes++;
    this.list.refresh(LIST);
    const purged = pathOf(path);
    if (purged === null) return;
    this.pages.purge(purged);
    // A purge is a sign of life from WordPress.
    this.source.line.endPause();
  };

  /** When the version was read that a purged page still shows. Null when it shows the new one. */
  readonly staleSince = (path: string): number | null => this.pages.staleSince(path);

  /** The versions that visitors see. */
  get versions(): ReadonlyArray<CachedVersion> {
    return this.pages.versions;
  }

  private save(): void {
    if (this.listed === null) return;
    const { listed: pages, versions } = this;
    void this.known.save({ pages, paths: this.source.paths.saved, versions });
  }

  /** Makes the next visitor of a former path wait for what is there now. */
  private readonly leave = (path: string): void => {
    this.changes++;
    if (this.pages.peek(path) !== undefined) this.pages.purge(path);
  };

  /** Whether a page surely doesn't exist although WordPress is down: it isn't in the list and wasn't purged. */
  private isKnownToLack(path: string): boolean {
    const list = this.source.line.isSurelyDown ? this.list.peek(LIST) : undefined;
    return list !== undefined && !this.pages.isPurged(path) && !list.some((entry) => entry.path === path);
  }
}

const unavailable = (reason: string): LibraryUnavailable => ({ _tag: 'LibraryUnavailable', reason });
