import type { BlockWarning } from './block-warning.ts';
import type { ContentFault } from '../checks/content-fault.ts';
import { isNamedBlock } from './named-blocks.ts';

/** A warning of reading as a check judges it: a block that the contract names is still to be built, any other is a slip. */
export const blockFault = (warning: BlockWarning): ContentFault =>
  warning._tag === 'UnknownBlock' && isNamedBlock(warning.name)
    ? { _tag: 'BlockNotBuilt', name: warning.name }
    : { _tag: 'Block', warning };
