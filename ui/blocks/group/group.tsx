import { Band } from '../../components/band/band.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import type { BlockProps } from '../block-module.ts';
import type { GroupAttributes } from './codec.ts';

/** Blocks that belong together, on a surface of their own where they have one; without any nothing is drawn. */
export const Block = ({
  attributes: { align, backgroundColor },
  children,
  innerBlocks,
}: BlockProps<GroupAttributes>) => {
  if (innerBlocks.length === 0) return null;
  return align === 'full' ? (
    <Band surface={backgroundColor ?? 'paper'}>
      <Stack>{children}</Stack>
    </Band>
  ) : (
    <Stack surface={backgroundColor ?? undefined}>{children}</Stack>
  );
};
