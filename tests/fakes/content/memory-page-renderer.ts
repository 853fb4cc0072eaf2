import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { PageRenderer } from '../../../application/ports/content/page-renderer.ts';
import type { PageLibrary } from '../../../application/ports/content/page-library.ts';
import { everyBlock } from '../../../domain/content/html/written-values.ts';
import { pageOutline } from '../../../infrastructure/content/check/page-outline.ts';

/** Renders each block as it was saved; knows none of the site's own blocks. */
export class MemoryPageRenderer implements PageRenderer {
  constructor(
    private readonly library: PageLibrary,
    /** The report lines of blocks that throw, by page. */
    private readonly broken: Readonly<Record<string, ReadonlyArray<string>>> = {},
  ) {}

  readonly render: PageRenderer['render'] = (path) => async () => {
    const found = await this.library.page(path)();
    if (E.isLeft(found)) return E.left({ _tag: 'RenderingFailed', reason: found.left.reason });
    if (O.isNone(found.right)) return E.left({ _tag: 'RenderingFailed', reason: 'gone' });
    const { title, blocks } = found.right.value;
    const all = everyBlock(blocks);
    const html = all.map(({ originalContent }) => originalContent).join('');
    return E.right({
      warnings: all.flatMap(({ name }) =>
        name.startsWith('acf/') ? [{ _tag: 'UnknownBlock', name } as const] : [],
      ),
      broken: this.broken[path] ?? [],
      outline: pageOutline(html.includes('<h1') ? html : `<h1>${title}</h1>${html}`),
    });
  };
}
