import { DEALERS_PER_PAGE } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import styles from './dealer-list.module.css';

/** The shape of a page of cards while they are looked for. */
export const DealerSkeletons = () => (
  <div className={styles.list} aria-hidden="true">
    {Array.from({ length: DEALERS_PER_PAGE }, (_, i) => (
      <div key={i} className={styles.skeleton}>
        <div className={`${styles.line} ${styles.title}`} />
        <div className={`${styles.line} ${styles.short}`} />
        <div className={styles.line} />
        <div className={`${styles.line} ${styles.pill}`} />
        <div className={`${styles.line} ${styles.pill}`} />
        <div className={`${styles.line} ${styles.short}`} />
      </div>
    ))}
  </div>
);
