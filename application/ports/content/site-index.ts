import type { TaskEither } from 'fp-ts/TaskEither';
import type { SearchHit } from '../../../domain/search/search-hit.ts';

/** The site cannot be searched now: its pages cannot be read. */
export interface IndexUnavailable {
  readonly _tag: 'IndexUnavailable';
  readonly reason: string;
}

/** Finds pages, products, symptoms and documents by their words. */
export interface SiteIndex {
  /** At most 100 of all kinds, best first. A word with a typo is found, and the beginning of a word; none for a text without words. */
  readonly search: (typed: string) => TaskEither<IndexUnavailable, ReadonlyArray<SearchHit>>;
}
