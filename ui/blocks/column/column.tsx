import { Stack } from '../../components/stack/stack.tsx';
import type { BlockProps } from '../block-module.ts';
import type { ColumnAttributes } from './codec.ts';
import styles from './column.module.css';

/** A column of a row; how wide it is, the row decides for all of them. */
export const Block = ({ attributes: { verticalAlignment }, children }: BlockProps<ColumnAttributes>) => (
  <div className={`${styles.column} ${styles[verticalAlignment] ?? ''}`}>
    <Stack>{children}</Stack>
  </div>
);
