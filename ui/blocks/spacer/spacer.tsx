import styles from './spacer.module.css';
import type { SpacerProps } from './view.ts';

/**
 * Space between two blocks, with an optional ribbon at each side. Empty SVGs set the height, because their height is an attribute and
 * needs no inline style.
 */
export const Block = ({ sizes: { mobile, tablet, desktop }, left, right }: SpacerProps) => (
  <div className={styles.spacer} aria-hidden="true">
    <svg className={styles.mobile} width="1" height={mobile} />
    <svg className={styles.tablet} width="1" height={tablet} />
    <svg className={styles.desktop} width="1" height={desktop} />
    {left !== null && <span className={`${styles.left} ${styles[left]}`} />}
    {right !== null && <span className={`${styles.right} ${styles[right]}`} />}
  </div>
);
