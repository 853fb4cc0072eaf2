import type { Either } from 'fp-ts/Either';
import type { Block } from '../../../domain/content/blocks/block.ts';
import type { Need } from '../../../domain/content/capabilities.ts';
import type { BlockWidth, ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { BlockWarning } from '../../../domain/content/blocks/block-warning.ts';

/** A block's view on its page. */
export interface BlockView {
  /** What its component is given, plain JSON; null: it shows nothing. */
  readonly props: object | null;
  readonly width: BlockWidth;
  /** Whether it holds the page's main heading. */
  readonly isTitle: boolean;
}

/** A block whose attributes have been decoded and whose html is safe. */
export interface DecodedBlock {
  readonly attributes: object;
  /** Which parts of it are left out, and why. */
  readonly warnings: ReadonlyArray<BlockWarning>;
  readonly needs: ReadonlyArray<Need>;
  /** The pages that it links to by itself, by their English paths; null: it links to what its editor wrote alone. */
  readonly linksTo: ReadonlyArray<string> | null;
  /** May throw: then the block is broken and left out. */
  readonly view: (context: ViewContext) => BlockView;
}

/** All kinds of blocks that the site can show. */
export interface BlockCatalogue {
  /** Decodes a block's own attributes; left: the block is left out, and why. */
  readonly decode: (block: Block) => Either<BlockWarning, DecodedBlock>;
}
