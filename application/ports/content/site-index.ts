import type { TaskEither } from 'fp-ts/TaskEither';
import type { SearchHit } from '../../../domain/search/search-hit.ts';

/** The site can't be searched now because its pages can't be read. */
export interface IndexUnavailable {
  readonly _tag: 'IndexUnavailable';
  readonly reason: string;
}

/** Full-text search of pages, products, symptoms and documents. */
export interface SiteIndex {
  /** At most 100 hits of all kinds, best first. Matches prefixes and tolerates typos. Empty for a text without words. */
  readonly search: (typed: string) => TaskEither<IndexUnavailable, ReadonlyArray<SearchHit>>;
}
