import type { Block } from '../../../domain/content/blocks/block.ts';

/** The reference of a reusable block: its WordPress id, or its file's name in a folder of pages. */
export type PieceName = number | string;

/** The name in a reference, `{"ref":7}` or `{"slug":"warranty"}`. Null when the block isn't a reference. */
export const pieceOf = ({ name, attributes: { ref, slug } }: Block): PieceName | null => {
  if (name !== 'core/block') return null;
  if (typeof ref === 'number' && Number.isSafeInteger(ref)) return ref;
  return typeof slug === 'string' ? slug : null;
};

/** The distinct names of the reusable blocks that blocks refer to, at any depth. */
export const piecesIn = (blocks: ReadonlyArray<Block>): ReadonlyArray<PieceName> => [
  ...new Set(
    blocks.flatMap((block) => {
      const name = pieceOf(block);
      return name === null ? piecesIn(block.innerBlocks) : [name];
    }),
  ),
];

/** The contents of reusable blocks by name. */
export type Pieces = ReadonlyMap<PieceName, ReadonlyArray<Block>>;

/**
 * Replaces references with the contents of reusable blocks, recursively. Unknown and circular references stay. `around` has the names of
 * the enclosing reusable blocks.
 */
export const withPieces = (
  blocks: ReadonlyArray<Block>,
  pieces: Pieces,
  around: ReadonlyArray<PieceName> = [],
): ReadonlyArray<Block> =>
  blocks.flatMap((block) => {
    const name = pieceOf(block);
    if (name === null) return [{ ...block, innerBlocks: withPieces(block.innerBlocks, pieces, around) }];
    const piece = around.includes(name) ? undefined : pieces.get(name);
    return piece === undefined ? [block] : withPieces(piece, pieces, [...around, name]);
  });
