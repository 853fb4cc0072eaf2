import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './opening-line.module.css';

/** Whether somebody answers now, in one line: green while they do, ember where they always do. */
export const OpeningLine = ({
  kind,
  children,
}: {
  kind: 'always' | 'open' | 'closed' | 'unknown';
  children: ReactNode;
}) => (
  <span
    className={kind === 'open' || kind === 'always' ? `${styles.line} ${styles[kind]}` : styles.line}
    data-opening={kind}
  >
    <Icon name="clock" size={16} />
    {children}
  </span>
);
