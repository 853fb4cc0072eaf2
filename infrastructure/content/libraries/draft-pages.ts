import { randomUUID } from 'node:crypto';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { PageLibrary } from '../../../application/ports/content/page-library.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';

/** Drafts under random, temporary paths. */
export class DraftPages implements PageLibrary {
  private readonly pages = new Map<string, ContentPage>();

  readonly page: PageLibrary['page'] = (path) => TE.right(O.fromNullable(this.pages.get(path)));

  readonly entries: PageLibrary['entries'] = () => TE.right([]);

  readonly version: PageLibrary['version'] = () => '';

  /** Makes a draft available under a random path while `look` runs. It is never listed. */
  async show<A>(draft: ContentPage, look: (path: string) => Promise<A>): Promise<A> {
    const path = `/preview/${randomUUID()}/`;
    this.pages.set(path, { ...draft, path, isListed: false });
    try {
      return await look(path);
    } finally {
      this.pages.delete(path);
    }
  }
}
