import { renderedName } from '../../domain/content/blocks/block.ts';
import { isRewritten } from '../../domain/content/blocks/normal-blocks.ts';
import { BLOCKS } from '../../ui/blocks/registry.ts';

/** Whether the site itself renders blocks with this name, such as `core/paragraph`. */
export const rendersBlock = (name: string): boolean => isRewritten(name) || renderedName(name) in BLOCKS;
