import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Clock } from '../../../application/ports/clock.ts';
import type { LibraryUnavailable, PageLibrary } from '../../../application/ports/content/page-library.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';
import { pathOf } from '../../wire/page-path.ts';
import { CachedAnswers, FRESH_MS } from './cached-answers.ts';
import type { KnownPages } from './known-pages.ts';
import type { WordPressSource } from './wordpress-source.ts';

/** How much of what was read is cached. */
const CACHED_PAGES = { max: 500, maxBytes: 50_000_000 };

/** There is one list. */
const LIST = 'entries';

/**
 * The pages of a WordPress. What was read is served at once and refreshed in the background; while WordPress is down, it
 * serves for a day. No visitor waits longer than a second for WordPress, and none waits while it is down.
 */
export class WordPressPageLibrary implements PageLibrary {
  private changes = 0;
  private readonly pages: CachedAnswers<O.Option<ContentPage>>;
  private readonly list: CachedAnswers<ReadonlyArray<PageEntry>>;

  constructor(
    private readonly source: WordPressSource,
    private readonly clock: Clock,
    private readonly known: KnownPages,
  ) {
    const { whyNotWait } = source;
    const onChange = (): void => void this.changes++;
    this.pages = new CachedAnswers({
      ...{ clock, ...CACHED_PAGES, whyNotWait, onChange, isNothing: O.isNone },
      ask: (path) => source.page(path),
    });
    this.list = new CachedAnswers({
      ...{ clock, ...CACHED_PAGES, whyNotWait, onChange },
      ask: async () => {
        const entries = await source.entries();
        if (E.isRight(entries)) void known.save(entries.right);
        return entries;
      },
    });
  }

  /** Reads which pages WordPress had before this start. */
  async open(): Promise<void> {
    const entries = await this.known.read();
    if (entries !== null) this.list.seed(LIST, entries);
  }

  readonly page =
    (path: string): TaskEither<LibraryUnavailable, O.Option<ContentPage>> =>
    async () => {
      const asked = /^\/(.*\/)?$/.test(path) ? pathOf(path) : null;
      if (asked === null) return E.right(O.none);
      const page = await this.pages.read(asked);
      if (E.isLeft(page) && this.isKnownToLack(asked)) return E.right(O.none);
      return E.mapLeft(unavailable)(page);
    };

  /** In an outage the list leaves the calls that try to the pages. */
  readonly entries = (): TaskEither<LibraryUnavailable, ReadonlyArray<PageEntry>> => async () => {
    const cached = this.source.isDown ? this.list.peek(LIST) : undefined;
    if (cached !== undefined) return E.right(cached);
    const list = await this.list.read(LIST);
    if (E.isRight(list)) return list;
    const known = this.pages.answers.flatMap((page) => (O.isSome(page) ? [entryOf(page.value)] : []));
    return known.length > 0 ? E.right(known) : E.left(unavailable(list.left));
  };

  /** Changes with what is cached, and every minute: a page that is rendered anew is asked for, and so refreshed. */
  readonly version = (): string => `${this.changes}.${Math.floor(this.clock.now() / FRESH_MS)}`;

  /** The page of a path is another now: who asks for it next gets what WordPress has then. */
  readonly purge = (path: string): void => {
    this.changes++;
    this.list.refresh(LIST);
    const purged = pathOf(path);
    if (purged === null) return;
    this.pages.purge(purged);
    // Who purges has just worked in WordPress.
    this.source.endPause();
  };

  /** Whether an outage hides nothing at a path: WordPress had no page there, and none has been announced. */
  private isKnownToLack(path: string): boolean {
    const { isDown, mayBeBack } = this.source;
    const list = isDown && !mayBeBack ? this.list.peek(LIST) : undefined;
    return list !== undefined && !this.pages.isPurged(path) && !list.some((entry) => entry.path === path);
  }
}

const entryOf = ({ path, locale, title, isListed }: ContentPage): PageEntry => ({
  ...{ path, locale, title },
  ...(isListed !== undefined && { isListed }),
});

const unavailable = (reason: string): LibraryUnavailable => ({ _tag: 'LibraryUnavailable', reason });
