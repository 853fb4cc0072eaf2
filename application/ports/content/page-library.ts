import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';

/** The source of pages does not answer, and nothing that it said before is kept. */
export interface LibraryUnavailable {
  readonly _tag: 'LibraryUnavailable';
  readonly reason: string;
}

/** Where pages come from: the files that ship, an operator's folder, a WordPress. */
export interface PageLibrary {
  /** The page of a path, written with a slash at both ends; none: there is no such page. */
  readonly page: (path: string) => TaskEither<LibraryUnavailable, Option<ContentPage>>;
  /** The pages that it knows of, each path once. */
  readonly entries: () => TaskEither<LibraryUnavailable, ReadonlyArray<PageEntry>>;
  /** Pages read under one version are the same; asked for at each request, so it answers at once. */
  readonly version: () => string;
}
