import styles from './stars.module.css';

const SHAPE = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z';
const LEFT_HALF = 'M10 1.8v13l-5.1 2.7 1-5.7-4.1-4 5.7-.8z';

/** Five stars, each full, half or empty; `label` says the same in words. */
export const Stars = ({
  stars,
  label,
}: {
  stars: ReadonlyArray<'full' | 'half' | 'empty'>;
  label: string;
}) => (
  <span className={styles.stars} role="img" aria-label={label}>
    {stars.map((star, i) => (
      <svg key={i} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path className={styles.outline} d={SHAPE} />
        {star !== 'empty' && <path className={styles.fill} d={star === 'full' ? SHAPE : LEFT_HALF} />}
        <path className={styles.outline} d={SHAPE} fillOpacity="0" />
      </svg>
    ))}
  </span>
);
