import type { Block } from '../../../domain/content/blocks/block.ts';

/** What an editor placed a reusable block as; null: it is none. */
const idOf = ({ name, attributes: { ref } }: Block): number | null =>
  name === 'core/block' && typeof ref === 'number' && Number.isSafeInteger(ref) ? ref : null;

/** The ids of the reusable blocks that blocks place, at whatever depth, each once. */
export const reusableIdsIn = (blocks: ReadonlyArray<Block>): ReadonlyArray<number> => [
  ...new Set(
    blocks.flatMap((block) => {
      const id = idOf(block);
      return id === null ? reusableIdsIn(block.innerBlocks) : [id];
    }),
  ),
];

/** What reusable blocks hold, by their ids. */
export type ReusablePieces = ReadonlyMap<number, ReadonlyArray<Block>>;

/**
 * Blocks with what the reusable ones hold in their places, also within each other. One that is not among `pieces` stays, and so does
 * one within itself: `around` are the ids of those that it is within.
 */
export const withReusable = (
  blocks: ReadonlyArray<Block>,
  pieces: ReusablePieces,
  around: ReadonlyArray<number> = [],
): ReadonlyArray<Block> =>
  blocks.flatMap((block) => {
    const id = idOf(block);
    if (id === null) return [{ ...block, innerBlocks: withReusable(block.innerBlocks, pieces, around) }];
    const piece = around.includes(id) ? undefined : pieces.get(id);
    return piece === undefined ? [block] : withReusable(piece, pieces, [...around, id]);
  });
