import { createHash } from 'node:crypto';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { PageLibrary } from '../../../application/ports/content/page-library.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { entryOf } from '../../../domain/content/page-entry.ts';

/** A library of given pages. If two have the same path, the first wins. */
export class FixedPageLibrary implements PageLibrary {
  private readonly pages: ReadonlyMap<string, ContentPage>;
  private readonly fingerprint: string;

  constructor(pages: ReadonlyArray<ContentPage>) {
    this.pages = new Map(pages.toReversed().map((page) => [page.path, page]));
    this.fingerprint = createHash('sha256').update(JSON.stringify(pages)).digest('base64url').slice(0, 16);
  }

  readonly page: PageLibrary['page'] = (path) => TE.right(O.fromNullable(this.pages.get(path)));

  readonly entries: PageLibrary['entries'] = () => TE.right([...this.pages.values()].map(entryOf));

  readonly version: PageLibrary['version'] = () => this.fingerprint;
}
