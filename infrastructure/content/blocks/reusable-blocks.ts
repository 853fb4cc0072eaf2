import type { Block } from '../../../domain/content/blocks/block.ts';

/** How a reusable block is named where it is placed: by its id in WordPress, by its file in a folder of pages. */
export type PieceName = number | string;

/** What an editor placed a reusable block as, `{"ref":7}` or `{"slug":"warranty"}`; null: it is none. */
const nameOf = ({ name, attributes: { ref, slug } }: Block): PieceName | null => {
  if (name !== 'core/block') return null;
  if (typeof ref === 'number' && Number.isSafeInteger(ref)) return ref;
  return typeof slug === 'string' ? slug : null;
};

/** The names of the reusable blocks that blocks place, at whatever depth, each once. */
export const piecesIn = (blocks: ReadonlyArray<Block>): ReadonlyArray<PieceName> => [
  ...new Set(
    blocks.flatMap((block) => {
      const name = nameOf(block);
      return name === null ? piecesIn(block.innerBlocks) : [name];
    }),
  ),
];

/** What reusable blocks hold, by their names. */
export type Pieces = ReadonlyMap<PieceName, ReadonlyArray<Block>>;

/**
 * Blocks with what the reusable ones hold in their places, also within each other. One that is not among `pieces` stays, and so does
 * one within itself: `around` are the names of those that it is within.
 */
export const withPieces = (
  blocks: ReadonlyArray<Block>,
  pieces: Pieces,
  around: ReadonlyArray<PieceName> = [],
): ReadonlyArray<Block> =>
  blocks.flatMap((block) => {
    const name = nameOf(block);
    if (name === null) return [{ ...block, innerBlocks: withPieces(block.innerBlocks, pieces, around) }];
    const piece = around.includes(name) ? undefined : pieces.get(name);
    return piece === undefined ? [block] : withPieces(piece, pieces, [...around, name]);
  });
