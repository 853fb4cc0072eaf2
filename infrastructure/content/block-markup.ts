import { parse } from '@wordpress/block-serialization-default-parser';
import type { Block } from '../../domain/content/block.ts';

type ParsedBlock = ReturnType<typeof parse>[number];

/** What stands between blocks has no name in WordPress; it is drawn as its classic block is. */
const blockOf = ({ blockName, attrs, innerBlocks, innerHTML }: ParsedBlock): ReadonlyArray<Block> => {
  const originalContent = innerHTML.trim();
  if (blockName === null && originalContent === '') return [];
  return [
    {
      name: blockName ?? 'core/freeform',
      attributes: attrs ?? {},
      innerBlocks: innerBlocks.flatMap(blockOf),
      originalContent,
    },
  ];
};

/** The blocks of WordPress's own markup, `<!-- wp:paragraph --> .. <!-- /wp:paragraph -->`. */
export const blocksOfMarkup = (markup: string): ReadonlyArray<Block> => parse(markup).flatMap(blockOf);
