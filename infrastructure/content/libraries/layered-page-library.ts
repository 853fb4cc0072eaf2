import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { LibraryUnavailable, PageLibrary } from '../../../application/ports/content/page-library.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';

/** Several libraries in order of precedence: an operator's folder before the pages that ship. */
export class LayeredPageLibrary implements PageLibrary {
  constructor(private readonly layers: ReadonlyArray<PageLibrary>) {}

  /** The page of the first layer that has it. Unavailable layers are skipped if a later one has the page. */
  readonly page: PageLibrary['page'] = (path) => async () => {
    let unavailable: LibraryUnavailable | null = null;
    for (const layer of this.layers) {
      const found = await layer.page(path)();
      if (E.isLeft(found)) unavailable ??= found.left;
      else if (O.isSome(found.right)) return found;
    }
    return unavailable === null ? E.right<never, O.Option<ContentPage>>(O.none) : E.left(unavailable);
  };

  /** The merged entries of all available layers. Unavailable when no layer is available. */
  readonly entries: PageLibrary['entries'] = () => async () => {
    const answers = await Promise.all(this.layers.map((layer) => layer.entries()()));
    const [unavailable] = answers.filter(E.isLeft);
    if (unavailable !== undefined && answers.every(E.isLeft)) return unavailable;
    const byPath = new Map<string, PageEntry>();
    for (const entry of answers.flatMap((answer) => (E.isRight(answer) ? answer.right : [])))
      if (!byPath.has(entry.path)) byPath.set(entry.path, entry);
    return E.right([...byPath.values()]);
  };

  readonly version: PageLibrary['version'] = () => this.layers.map((layer) => layer.version()).join('.');
}
