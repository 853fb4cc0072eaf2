import type { RenderableBlock } from '../../../domain/content/blocks/block-view.ts';
import type { BlockDefinitions } from '../../blocks/load-definitions.ts';

type Blocks = ReadonlyArray<RenderableBlock>;

/** The blocks of a page, those marked that never change in the browser, with all that stands in them. */
export const withStaticMarked = (blocks: Blocks, definitions: BlockDefinitions): Blocks => {
  const isStatic = ({ name, props, innerBlocks }: RenderableBlock): boolean =>
    (props === null || definitions.get(name)?.isStatic === true) && innerBlocks.every(isStatic);
  return blocks.map((block) => (isStatic(block) ? { ...block, isStatic: true } : block));
};

const holdsTitle = ({ isTitle, innerBlocks }: RenderableBlock): boolean =>
  isTitle === true || innerBlocks.some(holdsTitle);

/** What the browser needs of a page's blocks, beside the html in which they stand: of those that never change, only that they are there. */
export const forBrowser = (blocks: Blocks): Blocks =>
  blocks.map((block) =>
    block.isStatic === true
      ? { ...block, props: null, innerBlocks: [], ...(holdsTitle(block) && { isTitle: true }) }
      : block,
  );
