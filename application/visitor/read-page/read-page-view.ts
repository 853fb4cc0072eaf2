import type { DrawnBlock } from '../../../domain/content/drawn-block.ts';
import type { KnownPages } from './known-pages.ts';
import type { SiteLanguage } from './site-texts.ts';

/** A page above another one. */
export interface Crumb {
  readonly path: string;
  readonly title: string;
}

/** A page of the content, ready to draw. */
export interface ShownPage extends KnownPages {
  readonly path: string;
  readonly language: SiteLanguage;
  readonly title: string;
  readonly description: string;
  readonly isListed: boolean;
  /** The picture that stands for it when it is shared; null: the site's own. */
  readonly image: string | null;
  /** The product that it is about; null: about none. */
  readonly productId: string | null;
  readonly blocks: ReadonlyArray<DrawnBlock>;
  /** The pages above it, topmost first; without the first page, which all are below. */
  readonly trail: ReadonlyArray<Crumb>;
  /** What is not drawn and why, each once. */
  readonly warnings: ReadonlyArray<string>;
}

/** What came of reading a path. */
export type ReadPageView =
  | { readonly kind: 'found'; readonly page: ShownPage }
  | { readonly kind: 'missing' }
  /** Where pages come from does not answer. */
  | { readonly kind: 'unavailable' };

/** The names of all blocks of a tree, each once. */
export const blockNamesIn = (blocks: ReadonlyArray<DrawnBlock>): ReadonlyArray<string> => [
  ...new Set(allBlocksIn(blocks).map(({ name }) => name)),
];

/** All blocks of a tree, in the order of reading. */
export const allBlocksIn = (blocks: ReadonlyArray<DrawnBlock>): ReadonlyArray<DrawnBlock> =>
  blocks.flatMap((block) => [block, ...allBlocksIn(block.innerBlocks)]);
