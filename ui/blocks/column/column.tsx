import { Stack } from '../../components/stack/stack.tsx';
import type { PropsWithBlocks } from '../block-module.ts';
import styles from './column.module.css';
import type { ColumnProps } from './view.ts';

export const Block = ({ verticalAlignment, children }: PropsWithBlocks<ColumnProps>) => (
  <div className={`${styles.column} ${styles[verticalAlignment] ?? ''}`}>
    <Stack>{children}</Stack>
  </div>
);
