import { inRem } from '../icon/in-rem.ts';
import styles from './stars.module.css';

const SHAPE = ' 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z';
const LEFT_HALF = ' 1.8v13l-5.1 2.7 1-5.7-4.1-4 5.7-.8z';

/** The center of the first star, and the distance between stars. */
const FIRST = 10;
const STEP = 22;

type Star = 'full' | 'half' | 'empty';

const outlinesOf = (stars: ReadonlyArray<Star>): string =>
  stars.map((_, i) => `M${FIRST + i * STEP}${SHAPE}`).join('');

const fillsOf = (stars: ReadonlyArray<Star>): string =>
  stars
    .map((star, i) => (star === 'empty' ? '' : `M${FIRST + i * STEP}${star === 'full' ? SHAPE : LEFT_HALF}`))
    .join('');

/** A row of stars, each full, half or empty. `label` is its text alternative. */
export const Stars = ({ stars, label }: { stars: ReadonlyArray<Star>; label: string }) => (
  <svg
    className={styles.stars}
    role="img"
    aria-label={label}
    width={inRem(stars.length * STEP - 2)}
    height={inRem(20)}
    viewBox={`0 0 ${stars.length * STEP - 2} 20`}
  >
    {stars.every((star) => star === 'full') ? (
      <path className={`${styles.outline} ${styles.fill}`} d={outlinesOf(stars)} />
    ) : (
      <>
        <path className={styles.fill} d={fillsOf(stars)} />
        <path className={styles.outline} d={outlinesOf(stars)} />
      </>
    )}
  </svg>
);
