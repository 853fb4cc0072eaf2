import type { Either } from 'fp-ts/Either';
import type { Block } from '../../domain/content/block.ts';
import type { WholeParts } from '../../domain/content/block-parts.ts';
import type { BlockWarning } from '../../domain/content/block-warning.ts';

/** What a block's component takes, and how the block asks to stand. */
export interface BlockCatalogue {
  /**
   * Decodes a block's own attributes and makes its html safe; left: the block is not drawn, and why. Parts of it that are
   * half written are left out, with a warning each.
   */
  readonly attributesOf: (block: Block) => Either<BlockWarning, WholeParts>;
}
