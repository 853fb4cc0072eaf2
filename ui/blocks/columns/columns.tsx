import { Children } from 'react';
import { contentMeasures } from '../../../application/visitor/read-page/content-measures.ts';
import type { DrawnBlock } from '../../../domain/content/drawn-block.ts';
import type { BlockProps } from '../block-module.ts';
import type { ColumnsAttributes } from './codec.ts';
import styles from './columns.module.css';

/** The width that a column asks for. */
const widthOf = ({ attributes }: DrawnBlock): string | number | null => {
  const width = 'width' in attributes ? attributes.width : null;
  return typeof width === 'string' || typeof width === 'number' ? width : null;
};

/** A row of columns on the site's grid of twelve (specification, section 9); on small screens they stand below each other. */
export const Block = ({
  attributes: { verticalAlignment, isStackedOnMobile },
  children,
  innerBlocks,
}: BlockProps<ColumnsAttributes>) => {
  if (innerBlocks.length === 0) return null;
  const spans = contentMeasures.columnSpans(innerBlocks.map(widthOf));
  return (
    <div
      className={`${styles.columns} ${styles[verticalAlignment] ?? ''} ${isStackedOnMobile === false ? styles.unstacked : ''}`}
      data-columns={spans.length}
    >
      {Children.toArray(children).map((column, i) => (
        <div key={i} className={styles.cell} data-span={spans[i]}>
          {column}
        </div>
      ))}
    </div>
  );
};
