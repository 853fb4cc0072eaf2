import { Band } from '../../components/band/band.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import type { PropsWithBlocks } from '../block-module.ts';
import type { GroupProps } from './view.ts';

/** Blocks that belong together, on a surface of their own where they have one. */
export const Block = ({ isBand, surface, children }: PropsWithBlocks<GroupProps>) =>
  isBand ? (
    <Band surface={surface ?? 'paper'}>
      <Stack>{children}</Stack>
    </Band>
  ) : (
    <Stack surface={surface ?? undefined}>{children}</Stack>
  );
