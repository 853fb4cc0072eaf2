import { Html } from '../../components/html/html.tsx';
import styles from './heading.module.css';
import type { HeadingProps } from './view.ts';

/** A heading of any level. */
export const Block = ({ tag, html, align }: HeadingProps) => (
  <Html as={tag} html={html} className={`${styles.heading} ${styles[tag] ?? ''} ${styles[align] ?? ''}`} />
);
