import type { ReactNode } from 'react';
import styles from './dealer-state.module.css';

/** Shown instead of a list: a picture, what happened, and what to do next. */
export const DealerState = ({
  drawing,
  heading,
  children,
  actions,
}: {
  drawing: string;
  heading?: string;
  children?: ReactNode;
  actions?: ReactNode;
}) => (
  <div className={styles.state}>
    <img src={drawing} alt="" width="320" height="240" />
    {heading !== undefined && <h2>{heading}</h2>}
    {children}
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </div>
);
