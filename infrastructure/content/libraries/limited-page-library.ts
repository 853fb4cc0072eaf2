import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Logger } from '../../../application/ports/logger.ts';
import type { LibraryUnavailable, PageLibrary } from '../../../application/ports/content/page-library.ts';
import { contentSize, overLimit, type ContentLimits } from '../../../domain/content/checks/content-limits.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';

/** Refuses another library's pages that exceed the content limits, before their blocks are decoded. */
export class LimitedPageLibrary implements PageLibrary {
  private readonly reported = new Set<string>();

  constructor(
    private readonly pages: PageLibrary,
    private readonly limits: ContentLimits,
    private readonly log: Logger,
  ) {}

  readonly page: PageLibrary['page'] = (path) =>
    pipe(
      this.pages.page(path),
      TE.chainEitherK((found) => {
        const reason = O.isNone(found) ? null : overLimit(contentSize(found.value.blocks), this.limits);
        return reason === null ? E.right(found) : this.refused(path, reason);
      }),
    );

  readonly entries: PageLibrary['entries'] = () => this.pages.entries();

  readonly version: PageLibrary['version'] = () => this.pages.version();

  /** Logs each page and reason once. */
  private refused(path: string, reason: string): E.Either<LibraryUnavailable, O.Option<ContentPage>> {
    const message = `The page ${path} is refused: ${reason}`;
    if (!this.reported.has(message)) this.log.warning(message);
    this.reported.add(message);
    return E.left({ _tag: 'LibraryUnavailable', reason });
  }
}
