import type { RenderableBlock } from '../../domain/content/blocks/block-view.ts';

/** All blocks of a tree, in the order of reading. */
export const allBlocksIn = (blocks: ReadonlyArray<RenderableBlock>): ReadonlyArray<RenderableBlock> =>
  blocks.flatMap((block) => [block, ...allBlocksIn(block.innerBlocks)]);

/** The names of those blocks of a tree that a component renders, each once. */
export const renderedNamesIn = (blocks: ReadonlyArray<RenderableBlock>): ReadonlyArray<string> => [
  ...new Set(allBlocksIn(blocks).flatMap(({ name, props }) => (props === null ? [] : [name]))),
];
