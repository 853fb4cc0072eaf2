import type { Surface } from '../../../domain/content/blocks/surface.ts';
import styles from './wave.module.css';

/** The lower edge of a hero as a wave in the color of the next block. */
export const Wave = ({ surface }: { surface: Surface }) => (
  <svg
    className={`${styles.wave} ${styles[surface]}`}
    viewBox="0 0 1440 72"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M0 36c150-34 330-40 520-14s330 40 500 22 300-36 420-18v47H0z" />
  </svg>
);
