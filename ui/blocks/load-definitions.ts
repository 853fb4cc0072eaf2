import type { BlockDefinition } from './define-block.ts';
import { BLOCKS, folderOf } from './registry.ts';

/** The definitions of blocks, by name. */
export type BlockDefinitions = ReadonlyMap<string, BlockDefinition>;

/** Loads the definitions of all registered blocks from their folders; only the server does so. */
export const loadDefinitions = async (): Promise<BlockDefinitions> =>
  new Map(
    await Promise.all(
      Object.keys(BLOCKS).map(async (name) => {
        const { block }: { readonly block: BlockDefinition } = await import(`./${folderOf(name)}/block.ts`);
        return [name, block] as const;
      }),
    ),
  );
