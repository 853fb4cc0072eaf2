import type { SearchPlace } from '../../application/visitor/find-dealers/find-dealers.ts';
import type { BlockNeed } from '../../domain/content/blocks/block-view.ts';

/** Where a search stands on a page, whose blocks name what they need of it: a list in pages, or all that a slider is given. */
export const searchPlace = (path: string, needs: ReadonlyArray<BlockNeed>): SearchPlace => ({
  path,
  shown: needs.includes('dealer-pages') ? 'page' : 'all',
});
