import { Children, type ReactNode } from 'react';
import { Band } from '../../components/band/band.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import type { PropsWithBlocks } from '../block-module.ts';
import styles from './group.module.css';
import type { GroupProps } from './view.ts';

/** Blocks that belong together, optionally on a surface. */
export const Block = ({ isBand, isDanger, surface, children, ...layout }: PropsWithBlocks<GroupProps>) => {
  const blocks = layout.arrangement === 'stack' ? children : <Arranged {...layout}>{children}</Arranged>;
  if (isDanger) return <Danger>{blocks}</Danger>;
  return isBand ? (
    <Band surface={surface ?? 'paper'}>
      <Stack>{blocks}</Stack>
    </Band>
  ) : (
    <Stack surface={surface ?? undefined}>{blocks}</Stack>
  );
};

/** The danger notice with its icon (design language, section 5). */
const Danger = ({ children }: { children: ReactNode }) => (
  <div className={styles.danger}>
    <Icon name="alert" size={24} />
    <div className={styles.warning}>{children}</div>
  </div>
);

/** The inner blocks in a row or a grid, as far as they fit. */
const Arranged = ({
  arrangement,
  columns,
  justify,
  children,
}: Omit<GroupProps, 'isBand' | 'isDanger' | 'surface'> & { children: ReactNode }) => {
  const cells = Children.toArray(children);
  // Ten cards make two rows of five on wide screens, instead of uneven rows.
  const shown = columns === 3 && cells.length === 10 ? 5 : columns;
  const classes = [
    styles[arrangement],
    styles[justify],
    shown === 3 && cells.length % 3 === 1 && styles.twos,
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')} data-columns={shown}>
      {cells.map((block, i) => (
        <div key={i} className={styles.cell}>
          {block}
        </div>
      ))}
    </div>
  );
};
