import type { RenderableBlock } from '../../../domain/content/blocks/block-view.ts';

/** Why a block cannot be rendered; null: it can. */
export type FaultOf = (block: RenderableBlock) => Promise<string | null>;

/**
 * The blocks that can be rendered: of one that cannot, what it holds is tried too, so that as little as possible is left out.
 * `onBroken` hears of each that is.
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
