import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Clock } from '../../../application/ports/clock.ts';
import type { LibraryUnavailable, PageLibrary } from '../../../application/ports/page-library.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';
import { FRESH_MS, KeptAnswers } from './wordpress-kept.ts';
import { pathOf } from '../../wire/page-path.ts';
import type { WordPressSource } from './wordpress-source.ts';

/** How much of what was read is kept in memory. */
const KEPT_PAGES = { most: 500, mostBytes: 50_000_000 };

/** There is one list. */
const LIST = 'entries';

/**
 * The pages of a WordPress. What was read is served at once and refreshed behind the reader's back; while WordPress is
 * down, it serves for a day.
 */
export class WordPressPageLibrary implements PageLibrary {
  private changes = 0;
  private readonly pages: KeptAnswers<O.Option<ContentPage>>;
  private readonly list: KeptAnswers<ReadonlyArray<PageEntry>>;

  constructor(
    source: WordPressSource,
    private readonly clock: Clock,
  ) {
    const onChange = (): void => void this.changes++;
    this.pages = new KeptAnswers({
      ...{ clock, ...KEPT_PAGES, onChange, isNothing: O.isNone },
      ask: (path) => source.page(path),
    });
    this.list = new KeptAnswers({
      ...{ clock, ...KEPT_PAGES, onChange },
      ask: () => source.entries(),
    });
  }

  readonly page =
    (path: string): TaskEither<LibraryUnavailable, O.Option<ContentPage>> =>
    async () => {
      const asked = /^\/(.*\/)?$/.test(path) ? pathOf(path) : null;
      return asked === null ? E.right(O.none) : E.mapLeft(unavailable)(await this.pages.read(asked));
    };

  readonly entries = (): TaskEither<LibraryUnavailable, ReadonlyArray<PageEntry>> => async () => {
    const list = await this.list.read(LIST);
    if (E.isRight(list)) return list;
    const known = this.pages.answers.flatMap((page) => (O.isSome(page) ? [entryOf(page.value)] : []));
    return known.length > 0 ? E.right(known) : E.left(unavailable(list.left));
  };

  /** Changes with what is kept, and every minute: a page that is drawn anew is asked for, and so refreshed. */
  readonly version = (): string => `${this.changes}.${Math.floor(this.clock.now() / FRESH_MS)}`;

  /** The page of a path is another now: who asks for it next gets what WordPress has then. */
  readonly purge = (path: string): void => {
    this.changes++;
    this.list.refresh(LIST);
    const purged = pathOf(path);
    if (purged !== null) this.pages.purge(purged);
  };
}

const entryOf = ({ path, locale, title, isListed }: ContentPage): PageEntry => ({
  ...{ path, locale, title },
  ...(isListed !== undefined && { isListed }),
});

const unavailable = (reason: string): LibraryUnavailable => ({ _tag: 'LibraryUnavailable', reason });
