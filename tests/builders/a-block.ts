import type { Block } from '../../domain/content/blocks/block.ts';

/** A block without content, except for `parts`. */
export const aBlock = (name: string, parts: Partial<Block> = {}): Block => ({
  name,
  attributes: {},
  innerBlocks: [],
  originalContent: '',
  ...parts,
});
