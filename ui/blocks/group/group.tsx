import { Children, type ReactNode } from 'react';
import { Band } from '../../components/band/band.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import type { PropsWithBlocks } from '../block-module.ts';
import styles from './group.module.css';
import type { GroupProps } from './view.ts';

/** Blocks that belong together, on a surface of their own where they have one. */
export const Block = ({ isBand, surface, children, ...layout }: PropsWithBlocks<GroupProps>) => {
  const blocks = layout.arrangement === 'stack' ? children : <Arranged {...layout}>{children}</Arranged>;
  return isBand ? (
    <Band surface={surface ?? 'paper'}>
      <Stack>{blocks}</Stack>
    </Band>
  ) : (
    <Stack surface={surface ?? undefined}>{blocks}</Stack>
  );
};

/** Beside each other, as far as the screen has room. */
const Arranged = ({
  arrangement,
  columns,
  justify,
  children,
}: Omit<GroupProps, 'isBand' | 'surface'> & { children: ReactNode }) => (
  <div className={`${styles[arrangement] ?? ''} ${styles[justify] ?? ''}`} data-columns={columns}>
    {Children.toArray(children).map((block, i) => (
      <div key={i} className={styles.cell}>
        {block}
      </div>
    ))}
  </div>
);
