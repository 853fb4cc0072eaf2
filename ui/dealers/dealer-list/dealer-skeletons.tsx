import styles from './dealer-list.module.css';

/** Placeholders for this many cards during a search. */
export const DealerSkeletons = ({ count }: { count: number }) => (
  <div className={styles.list} aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
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
