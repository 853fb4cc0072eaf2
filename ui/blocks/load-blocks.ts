import type { BlockModule } from './block-module.ts';
import { BLOCKS } from './registry.ts';

/** The modules of a page's blocks, by name. */
export type BlockModules = ReadonlyMap<string, BlockModule>;

/** Fetches the modules of blocks; ignores names that are not registered. */
export const loadBlocks = async (names: ReadonlyArray<string>): Promise<BlockModules> =>
  new Map(
    await Promise.all(
      names.flatMap((name) => {
        const load = BLOCKS[name];
        return load === undefined ? [] : [load().then((module) => [name, module] as const)];
      }),
    ),
  );
