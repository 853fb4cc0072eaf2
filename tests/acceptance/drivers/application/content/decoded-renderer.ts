import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { PageRenderer } from '../../../../../application/ports/content/page-renderer.ts';
import type { Block } from '../../../../../domain/content/blocks/block.ts';
import type { BlockWarning } from '../../../../../domain/content/blocks/block-warning.ts';
import { MemoryPageRenderer } from '../../../../fakes/content/memory-page-renderer.ts';
import type { PageLibrary } from '../../../../../application/ports/content/page-library.ts';

/** Pages rendered from what was saved, with the warnings of the site's real codecs. */
export const decodedRenderer = (
  library: PageLibrary,
  warningsOf: (blocks: ReadonlyArray<Block>) => ReadonlyArray<BlockWarning>,
): PageRenderer => {
  const saved = new MemoryPageRenderer(library);
  return {
    render: (path) => async () => {
      const [rendered, found] = [await saved.render(path)(), await library.page(path)()];
      if (E.isLeft(rendered) || E.isLeft(found) || O.isNone(found.right)) return rendered;
      return E.right({ ...rendered.right, warnings: warningsOf(found.right.value.blocks) });
    },
  };
};
