import { renderedName } from '../../domain/content/blocks/block.ts';
import { isRewritten } from '../../domain/content/blocks/normal-blocks.ts';
import { BLOCKS } from '../../ui/blocks/registry.ts';

/** Whether the site renders blocks of a name by itself, `core/paragraph`. */
export const rendersBlock = (name: string): boolean => isRewritten(name) || renderedName(name) in BLOCKS;
