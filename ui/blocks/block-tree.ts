import type { RenderableBlock } from '../../domain/content/blocks/block-view.ts';

/** All blocks of a tree, in reading order. */
export const allBlocksIn = (blocks: ReadonlyArray<RenderableBlock>): ReadonlyArray<RenderableBlock> =>
  blocks.flatMap((block) => [block, ...allBlocksIn(block.innerBlocks)]);

/** The unique names of the blocks in a tree that a component renders. */
export const renderedNamesIn = (blocks: ReadonlyArray<RenderableBlock>): ReadonlyArray<string> => [
  ...new Set(allBlocksIn(blocks).flatMap(({ name, props }) => (props === null ? [] : [name]))),
];
