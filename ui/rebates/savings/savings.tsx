import type { ReactNode } from 'react';
import type { FoundRebates } from '../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './savings.module.css';

/** The amount that an area's programs may pay together, its parts, and its conditions. */
export const Savings = ({
  rebates,
  confirm,
  children,
}: {
  rebates: FoundRebates;
  /** What the visitor must confirm before buying. */
  confirm: string;
  children?: ReactNode;
}) => (
  <section className={styles.savings} aria-labelledby="savings" data-surface="leaf">
    <Icon name="coins" size={40} />
    <div className={styles.words}>
      <h2 id="savings">{rebates.heading}</h2>
      {rebates.sample !== null && <p className={styles.sample}>{rebates.sample}</p>}
      {rebates.total !== null && <p>{rebates.total}</p>}
      {rebates.assumes !== null && <p>{rebates.assumes}</p>}
      <p>{confirm}</p>
      {children}
    </div>
  </section>
);
