import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './opening-line.module.css';

/** Whether somebody answers now, in one line: green while they do, ember where they always do. */
export const OpeningLine = ({
  kind,
  hours,
  children,
}: {
  kind: 'always' | 'open' | 'closed' | 'unknown';
  /** What it is worked out from, where a script may do that before the application starts. */
  hours?: string | undefined;
  children: ReactNode;
}) => (
  <span className={styles.line} data-opening={kind} data-hours={hours} suppressHydrationWarning>
    <Icon name="clock" size={16} />
    {children}
  </span>
);
