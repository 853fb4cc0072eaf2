import * as E from 'fp-ts/Either';
import type { Block } from '../../../domain/content/block.ts';
import { drawnName } from '../../../domain/content/block.ts';
import type { BlockWarning } from '../../../domain/content/block-warning.ts';
import type { BlockAlignment, DrawnBlock } from '../../../domain/content/drawn-block.ts';
import { isFreeFragment } from '../../../domain/content/fragment.ts';
import type { BlockCatalogue } from '../../ports/block-catalogue.ts';

/** What of a tree can be drawn, and why the rest is not. */
export interface ReadBlocks {
  readonly blocks: ReadonlyArray<DrawnBlock>;
  readonly warnings: ReadonlyArray<BlockWarning>;
}

/** Reads a tree: a block that is unknown or off its shape is left out with all that it holds, the rest stays (specification, section 1). */
export const readBlocks = (blocks: ReadonlyArray<Block>, catalogue: BlockCatalogue): ReadBlocks => {
  const read = blocks.map((block) => readBlock(block, catalogue));
  return {
    blocks: read.flatMap((one) => one.blocks),
    warnings: read.flatMap((one) => one.warnings),
  };
};

const readBlock = (block: Block, catalogue: BlockCatalogue): ReadBlocks => {
  const known = catalogue.attributesOf(block);
  if (E.isLeft(known)) return { blocks: [], warnings: [known.left] };
  const { attributes, warnings } = known.right;
  const inner = readBlocks(block.innerBlocks, catalogue);
  const drawn: DrawnBlock = {
    name: drawnName(block.name),
    attributes,
    align: alignmentOf(block.attributes['align']),
    anchor: anchorOf(block),
    innerBlocks: inner.blocks,
  };
  return { blocks: [drawn], warnings: [...warnings, ...inner.warnings] };
};

const ALIGNMENTS: ReadonlyArray<BlockAlignment> = ['left', 'center', 'right', 'wide', 'full'];

const alignmentOf = (align: unknown): BlockAlignment | null =>
  ALIGNMENTS.find((alignment) => alignment === align) ?? null;

/** Editors save it as the id of the block's first element. */
const SAVED_ID = /^\s*<\w+[^>]*?\sid="([^"]*)"/;

/** A fragment that no part of the page itself is found under. */
const anchorOf = ({ attributes, originalContent }: Block): string | null => {
  const anchor = attributes['anchor'] ?? SAVED_ID.exec(originalContent)?.[1];
  return typeof anchor === 'string' && isFreeFragment(anchor) ? anchor : null;
};
