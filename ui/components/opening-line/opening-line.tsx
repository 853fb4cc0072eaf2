import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './opening-line.module.css';

/** The opening status in one line: green while open, ember if somebody answers at any hour. */
export const OpeningLine = ({
  kind,
  hours,
  children,
}: {
  kind: 'always' | 'open' | 'closed' | 'emergencies' | 'holiday' | 'unknown';
  /** The hours as data, from which the boot script computes the status before the application starts. */
  hours?: string | undefined;
  children: ReactNode;
}) => (
  <span className={styles.line} data-opening={kind} data-hours={hours} suppressHydrationWarning>
    <Icon name="clock" size={16} />
    {children}
  </span>
);
