import { join } from 'node:path';
import type { Block } from '../../../domain/content/blocks/block.ts';
import { readExamples } from '../../../infrastructure/content/blocks/block-examples.ts';
import { folderOf } from '../../../ui/blocks/registry.ts';

export const BLOCK_FOLDERS = 'ui/blocks';

/** The style guide's examples of a block. An alias has the examples of the block whose folder it shares. */
export const examplesOf = async (name: string): Promise<ReadonlyArray<Block>> =>
  (await readExamples(join(BLOCK_FOLDERS, folderOf(name)))).map(({ block }) => ({ ...block, name }));
