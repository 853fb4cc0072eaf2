import { Html } from '../../components/html/html.tsx';
import styles from './preformatted.module.css';
import type { PreformattedProps } from './view.ts';

/** Text that keeps its spaces and line breaks; long lines wrap. */
export const Block = ({ html, isCopied, variant }: PreformattedProps) => (
  <Html
    as="pre"
    html={html}
    className={`${styles.text} ${styles[variant]} ${isCopied ? styles.copied : ''}`}
  />
);
