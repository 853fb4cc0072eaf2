import styles from './separator.module.css';
import type { SeparatorProps } from './view.ts';

/** A thematic break: a line, or the ribbon of air (design language). */
export const Block = ({ variant }: SeparatorProps) => (
  <hr className={`${styles.separator} ${styles[variant]}`} />
);
