import { Children } from 'react';
import type { PropsWithBlocks } from '../block-module.ts';
import styles from './columns.module.css';
import type { ColumnsProps } from './view.ts';

/** A row of columns; on small screens they are stacked. */
export const Block = ({
  verticalAlignment,
  isStackedOnMobile,
  spans,
  children,
}: PropsWithBlocks<ColumnsProps>) => (
  <div
    className={`${styles.columns} ${styles[verticalAlignment] ?? ''} ${isStackedOnMobile ? '' : styles.unstacked}`}
    data-columns={spans.length}
  >
    {Children.toArray(children).map((column, i) => (
      <div key={i} className={styles.cell} data-span={spans[i]}>
        {column}
      </div>
    ))}
  </div>
);
