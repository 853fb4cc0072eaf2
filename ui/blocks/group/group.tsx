import { Stack } from '../../components/stack/stack.tsx';
import type { BlockProps } from '../block-module.ts';
import type { GroupAttributes } from './codec.ts';

/** Blocks that belong together, on a surface of their own where they have one; without any nothing is drawn. */
export const Block = ({
  attributes: { backgroundColor },
  children,
  innerBlocks,
}: BlockProps<GroupAttributes>) =>
  innerBlocks.length === 0 ? null : <Stack surface={backgroundColor ?? undefined}>{children}</Stack>;
