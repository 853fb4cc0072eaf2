import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type MiniSearch from 'minisearch';
import type { PageLibrary } from '../../../application/ports/content/page-library.ts';
import type { IndexUnavailable, SiteIndex } from '../../../application/ports/content/site-index.ts';
import { languageOf } from '../../../domain/content/site-language.ts';
import { searchEntriesOf } from '../../../domain/search/page-entries.ts';
import { excerptOf, type SearchEntry } from '../../../domain/search/search-hit.ts';
import { plainText } from '../html/plain-text.ts';

const MAX_HITS = 100;

/** How many pages are read at once: a WordPress refuses more than 50 questions at a time. */
const READ_AT_ONCE = 20;

/** How many of a word's letters may be wrong, as a share of its length. */
const TYPOS = 0.2;

/** What can be found, and how. */
interface BuiltIndex {
  readonly words: MiniSearch<SearchEntry>;
  /** By their paths. */
  readonly entries: ReadonlyMap<string, SearchEntry>;
}

/**
 * Finds pages of a library, and documents, with MiniSearch. The index is built at the first search, once for each version of the
 * library. It leaves out pages that cannot be read, which their source logs; a search fails only when no page can be read.
 */
export class MiniSearchSiteIndex implements SiteIndex {
  private built: { readonly version: string; readonly index: Promise<BuiltIndex> } | null = null;

  constructor(
    private readonly library: PageLibrary,
    private readonly documents: ReadonlyArray<SearchEntry>,
  ) {}

  readonly search: SiteIndex['search'] = (typed) =>
    TE.tryCatch(
      async () => {
        const { words, entries } = await this.index();
        const found = words.search(typed, { combineWith: 'AND' });
        const hits = found.length > 0 ? found : words.search(typed);
        return hits.slice(0, MAX_HITS).flatMap(({ id, terms }) => {
          const entry = entries.get(String(id));
          if (entry === undefined) return [];
          const { path, title, kind, text } = entry;
          return [{ path, title, kind, excerpt: excerptOf(text, terms) }];
        });
      },
      (error): IndexUnavailable => ({ _tag: 'IndexUnavailable', reason: String(error) }),
    );

  private index(): Promise<BuiltIndex> {
    const version = this.library.version();
    if (this.built?.version !== version) {
      const index = this.build();
      this.built = { version, index };
      // A library that could not be read is read anew by the next search.
      index.catch(() => (this.built = null));
    }
    return this.built.index;
  }

  private async build(): Promise<BuiltIndex> {
    const { default: Index } = await import('minisearch');
    const words = new Index<SearchEntry>({
      idField: 'path',
      fields: ['title', 'text'],
      searchOptions: { boost: { title: 3 }, prefix: true, fuzzy: TYPOS },
    });
    const entries = new Map<string, SearchEntry>();
    // MiniSearch throws on a path that comes twice, such as two symptoms to which an editor gave one fragment: the first is found.
    for (const entry of [...(await this.pages()), ...this.documents])
      if (!entries.has(entry.path)) entries.set(entry.path, entry);
    words.addAll([...entries.values()]);
    return { words, entries };
  }

  /** Throws when the library does not list its pages, or gives none of them. */
  private async pages(): Promise<ReadonlyArray<SearchEntry>> {
    const listed = await this.library.entries()();
    if (E.isLeft(listed)) throw new Error(listed.left.reason);
    const paths = listed.right.filter(({ isListed }) => isListed !== false).map(({ path }) => path);
    const read = [];
    for (let from = 0; from < paths.length; from += READ_AT_ONCE) {
      const some = paths.slice(from, from + READ_AT_ONCE);
      read.push(...(await Promise.all(some.map((path) => this.library.page(path)()))));
    }
    const [unavailable] = read.filter(E.isLeft);
    if (unavailable !== undefined && read.every(E.isLeft)) throw new Error(unavailable.left.reason);
    return read
      .flatMap((page) => (E.isRight(page) && O.isSome(page.right) ? [page.right.value] : []))
      .filter((page) => languageOf(page) === 'en')
      .flatMap((page) => searchEntriesOf(page, plainText));
  }
}
