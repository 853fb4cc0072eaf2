import { Html } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import type { PropsWithBlocks } from '../block-module.ts';
import styles from './details.module.css';
import type { DetailsProps } from './view.ts';

/** A summary line that opens and closes the inner blocks, without a script. */
export const Block = ({ summary, name, isOpen, children }: PropsWithBlocks<DetailsProps>) => (
  <details className={styles.details} open={isOpen}>
    <summary className={styles.summary}>
      {summary === null ? <span>{name}</span> : <Html as="span" html={summary} />}
      <Icon name="chevron" />
    </summary>
    <Stack className={styles.content}>{children}</Stack>
  </details>
);
