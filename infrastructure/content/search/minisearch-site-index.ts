import { setImmediate, setTimeout } from 'node:timers/promises';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { stemmer } from 'stemmer';
import type { PageLibrary } from '../../../application/ports/content/page-library.ts';
import type { IndexUnavailable, SiteIndex } from '../../../application/ports/content/site-index.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { indexWords } from '../../../domain/search/index-terms.ts';
import { inEnglish } from '../../../domain/search/intents/synonyms.ts';
import { searchEntriesOf } from '../../../domain/search/page-entries.ts';
import { excerptOf, type SearchEntry } from '../../../domain/search/search-hit.ts';
import { inSlices } from '../../system/in-slices.ts';
import { plainText } from '../html/plain-text.ts';

const MAX_HITS = 100;

/** The maximum number of pages read concurrently. WordPress allows 50 concurrent calls. */
const READ_AT_ONCE = 20;

/** The share of a word's letters that may be wrong, and the minimum length of such words. */
const TYPOS = 0.2;
const MIN_LENGTH_FOR_TYPO = 5;

/** How long a search waits for a new version of the index before it uses the previous one. Less than a page waits for its search. */
const PATIENCE_MS = 400;

/** Shorter words match only complete words. */
const MIN_PREFIX_LENGTH = 4;

/** The stemmed words of a text. */
const termsOf = (text: string): string[] => indexWords(text).map(stemmer);

/** The original words of a text that have one of these stems. */
const wordsFor = (text: string, terms: ReadonlyArray<string>): ReadonlyArray<string> => {
  const wanted = new Set(terms);
  const written = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return [...written].filter((word) => termsOf(word).some((term) => wanted.has(term)));
};

/** Whether each searched word is a word, or the start of one, in the page: without typos. */
const isAsTyped = ({ queryTerms, terms }: SearchResult): boolean =>
  queryTerms.every((typed) => terms.some((term) => term.startsWith(typed)));

/** The search index and its entries. */
interface BuiltIndex {
  readonly words: MiniSearch<SearchEntry>;
  /** By path. */
  readonly entries: ReadonlyMap<string, SearchEntry>;
}

/**
 * Searches a library's pages, and documents, with MiniSearch. The index is built at the first search and rebuilt for each version of the
 * library; a search that would wait long for that has the previous version's results. Unreadable pages are skipped (their source logs
 * them); a search fails only when no page can be read.
 */
export class MiniSearchSiteIndex implements SiteIndex {
  private built: { readonly version: string; readonly index: Promise<BuiltIndex> } | null = null;
  /** The last one that is complete. */
  private complete: BuiltIndex | null = null;

  constructor(
    private readonly library: PageLibrary,
    private readonly documents: ReadonlyArray<SearchEntry>,
  ) {}

  readonly search: SiteIndex['search'] = (typed) =>
    TE.tryCatch(
      async () => {
        const { words, entries } = await this.index();
        const english = inEnglish(typed);
        const all = words.search(typed, { combineWith: 'AND' });
        const translated = all.length > 0 ? all : words.search(english, { combineWith: 'AND' });
        const found = translated.length > 0 ? translated : words.search(`${typed} ${english}`);
        const languageOf = ({ id }: SearchResult) => entries.get(String(id))?.language;
        /** By language, how many results have the searched words as typed. */
        const typedIn = new Map<string | undefined, number>();
        for (const result of found.filter(isAsTyped)) {
          const language = languageOf(result);
          typedIn.set(language, (typedIn.get(language) ?? 0) + 1);
        }
        const inEnglishPages = typedIn.get(undefined) ?? 0;
        // An English word often resembles one of another language (`repair`, `réparation`) or begins it (`alarm`, `alarma`).
        const isMeant = (result: SearchResult): boolean => {
          const language = languageOf(result);
          return (
            language === undefined || (isAsTyped(result) && (typedIn.get(language) ?? 0) >= inEnglishPages)
          );
        };
        const meant = found.some(isMeant) ? found.filter(isMeant) : found;
        return meant.slice(0, MAX_HITS).flatMap(({ id, terms }) => {
          const entry = entries.get(String(id));
          if (entry === undefined) return [];
          const { path, title, kind, text, language } = entry;
          const excerpt = excerptOf(text, wordsFor(text, terms));
          return [{ path, title, kind, excerpt, ...(language !== undefined && { language }) }];
        });
      },
      (error): IndexUnavailable => ({ _tag: 'IndexUnavailable', reason: String(error) }),
    );

  private index(): Promise<BuiltIndex> {
    const version = this.library.version();
    if (this.built?.version !== version) {
      const index = this.build();
      this.built = { version, index };
      index.then(
        (complete) => (this.complete = complete),
        // After a failure, the next search reads the library again.
        () => (this.built = null),
      );
    }
    const { index } = this.built;
    return this.complete === null
      ? index
      : Promise.race([index, setTimeout(PATIENCE_MS, this.complete, { ref: false })]);
  }

  private async build(): Promise<BuiltIndex> {
    const { default: Index } = await import('minisearch');
    const words = new Index<SearchEntry>({
      idField: 'path',
      fields: ['title', 'headings', 'text'],
      tokenize: termsOf,
      // The tokenizer already stems.
      processTerm: (term) => term,
      searchOptions: {
        boost: { title: 4, headings: 2 },
        prefix: (term) => term.length >= MIN_PREFIX_LENGTH,
        fuzzy: (term) => (term.length >= MIN_LENGTH_FOR_TYPO ? TYPOS : false),
      },
    });
    const entries = await inSlices(indexing(words, await this.pages(), this.documents));
    return { words, entries };
  }

  /** Throws when the library has no list of pages, or when all pages are unreadable. */
  private async pages(): Promise<ReadonlyArray<ContentPage>> {
    const listed = await this.library.entries()();
    if (E.isLeft(listed)) throw new Error(listed.left.reason);
    const paths = listed.right
      .filter(({ isListed, canonicalPath }) => isListed !== false && canonicalPath === undefined)
      .map(({ path }) => path);
    const read = [];
    for (let from = 0; from < paths.length; from += READ_AT_ONCE) {
      const some = paths.slice(from, from + READ_AT_ONCE);
      read.push(...(await Promise.all(some.map((path) => this.library.page(path)()))));
      // Pages in memory are read at once, so let requests run between portions.
      await setImmediate();
    }
    const [unavailable] = read.filter(E.isLeft);
    if (unavailable !== undefined && read.every(E.isLeft)) throw new Error(unavailable.left.reason);
    return read.flatMap((page) => (E.isRight(page) && O.isSome(page.right) ? [page.right.value] : []));
  }
}

/** Adds pages and documents to an index, and returns their entries by path. Yields after each page. */
function* indexing(
  words: MiniSearch<SearchEntry>,
  pages: ReadonlyArray<ContentPage>,
  documents: ReadonlyArray<SearchEntry>,
): Generator<void, ReadonlyMap<string, SearchEntry>> {
  const entries = new Map<string, SearchEntry>();
  const add = (some: ReadonlyArray<SearchEntry>): void => {
    for (const entry of some) {
      // MiniSearch throws on duplicate paths, for example when an editor gives two symptoms the same fragment. The first one wins.
      if (entries.has(entry.path)) continue;
      entries.set(entry.path, entry);
      words.add(entry);
    }
  };
  for (const page of pages) {
    add(searchEntriesOf(page, plainText));
    yield;
  }
  for (const document of documents) {
    add([document]);
    yield;
  }
  return entries;
}
