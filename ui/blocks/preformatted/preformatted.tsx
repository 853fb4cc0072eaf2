import { Html } from '../../components/html/html.tsx';
import styles from './preformatted.module.css';
import type { PreformattedProps } from './view.ts';

/** Text whose spaces and line ends are kept; lines that are too long go on below. */
export const Block = ({ html, isCopied, variant }: PreformattedProps) => (
  <Html
    as="pre"
    html={html}
    className={`${styles.text} ${styles[variant]} ${isCopied ? styles.copied : ''}`}
  />
);
