import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { LibraryUnavailable, PageLibrary } from '../../../application/ports/content/page-library.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { entryOf } from '../../../domain/content/page-entry.ts';

/** A library of the test's pages; can be made unavailable for a while. */
export class MemoryPageLibrary implements PageLibrary {
  private readonly pages = new Map<string, ContentPage>();
  private changes = 0;
  private reason: string | null = null;
  private readonly unreadable = new Set<string>();

  constructor(pages: ReadonlyArray<ContentPage> = []) {
    for (const page of pages) this.write(page);
  }

  write(page: ContentPage): void {
    this.pages.set(page.path, page);
    this.changes += 1;
  }

  remove(path: string): void {
    this.pages.delete(path);
    this.changes += 1;
  }

  /** Makes a listed page unreadable. */
  spoil(path: string): void {
    this.unreadable.add(path);
    this.changes += 1;
  }

  /** Makes the library unavailable until `answerAgain`. */
  breakDown(reason = 'out of order'): void {
    this.reason = reason;
  }

  answerAgain(): void {
    this.reason = null;
  }

  readonly page: PageLibrary['page'] = (path) =>
    this.unreadable.has(path)
      ? TE.left({ _tag: 'LibraryUnavailable', reason: 'unreadable' })
      : this.answer(() => O.fromNullable(this.pages.get(path)));

  readonly entries: PageLibrary['entries'] = () => this.answer(() => [...this.pages.values()].map(entryOf));

  readonly version: PageLibrary['version'] = () => String(this.changes);

  private readonly answer =
    <A>(ask: () => A): TE.TaskEither<LibraryUnavailable, A> =>
    () =>
      this.reason === null
        ? TE.right<LibraryUnavailable, A>(ask())()
        : TE.left<LibraryUnavailable, A>({ _tag: 'LibraryUnavailable', reason: this.reason })();
}
