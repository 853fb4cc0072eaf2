import type { RenderableBlock } from '../../../domain/content/blocks/block-view.ts';

/** Returns why a block can't be rendered, or null if it can. */
export type FaultOf = (block: RenderableBlock) => Promise<string | null>;

/**
 * Keeps the blocks that render. For a block that doesn't, tries it again without its failing inner blocks, so that as little as possible is
 * lost. Calls `onBroken` for each dropped block.
 */
export const renderableBlocks = async (
  blocks: ReadonlyArray<RenderableBlock>,
  faultOf: FaultOf,
  onBroken: (name: string, fault: string) => void,
): Promise<ReadonlyArray<RenderableBlock>> => {
  const whole: RenderableBlock[] = [];
  for (const block of blocks) {
    const fault = await faultOf(block);
    if (fault === null) {
      whole.push(block);
      continue;
    }
    const innerBlocks = await renderableBlocks(block.innerBlocks, faultOf, onBroken);
    const mended = { ...block, innerBlocks };
    const isMended = innerBlocks.some((inner, i) => inner !== block.innerBlocks[i]);
    const isLess = isMended || innerBlocks.length < block.innerBlocks.length;
    if (isLess && (await faultOf(mended)) === null) whole.push(mended);
    else onBroken(block.name, fault);
  }
  return whole;
};
