import type { Either } from 'fp-ts/Either';
import type { Block } from '../../../domain/content/blocks/block.ts';
import type { Need } from '../../../domain/content/capabilities.ts';
import type { BlockWidth, ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { BlockWarning } from '../../../domain/content/blocks/block-warning.ts';

export interface BlockView {
  /** The component's props as plain JSON; null when the block renders nothing. */
  readonly props: object | null;
  readonly width: BlockWidth;
  /** Whether it holds the page's main heading. */
  readonly isTitle: boolean;
}

/** A block with decoded attributes and sanitized html. */
export interface DecodedBlock {
  readonly attributes: object;
  /** Whether the attributes have every word, link and image of the block's saved html. */
  readonly isWhole: boolean;
  /** Whether it shows its inner blocks. */
  readonly holdsBlocks: boolean;
  /** The parts that were dropped, and why. */
  readonly warnings: ReadonlyArray<BlockWarning>;
  readonly needs: ReadonlyArray<Need>;
  /** The English paths of its built-in links; null when all of its links come from the editor. */
  readonly linksTo: ReadonlyArray<string> | null;
  /** May throw. The block is then logged as broken and dropped. */
  readonly view: (context: ViewContext) => BlockView;
}

export interface BlockCatalogue {
  /** Decodes a block's attributes. Left: why the block must be dropped. */
  readonly decode: (block: Block) => Either<BlockWarning, DecodedBlock>;
}
