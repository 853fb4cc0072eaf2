import { Html } from '../../components/html/html.tsx';
import styles from './paragraph.module.css';
import type { ParagraphProps } from './view.ts';

/** A paragraph of text. */
export const Block = ({ html, align }: ParagraphProps) => (
  <Html as="p" html={html} className={styles[align]} />
);
