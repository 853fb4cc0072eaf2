import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';

/** The page source doesn't answer and nothing is cached. */
export interface LibraryUnavailable {
  readonly _tag: 'LibraryUnavailable';
  readonly reason: string;
}

/** The source of pages: shipped files, an operator's folder or WordPress. */
export interface PageLibrary {
  /** The page at a path, which must start and end with a slash; none when it doesn't exist. */
  readonly page: (path: string) => TaskEither<LibraryUnavailable, Option<ContentPage>>;
  /** All known pages, one entry per path. */
  readonly entries: () => TaskEither<LibraryUnavailable, ReadonlyArray<PageEntry>>;
  /** Changes when pages change. Synchronous, because every request reads it. */
  readonly version: () => string;
}
