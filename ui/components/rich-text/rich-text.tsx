import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { Html } from '../html/html.tsx';
import styles from './rich-text.module.css';

/** What an editor has written in paragraphs, lists and tables, set as text is read. */
export const RichText = ({ html, className = '' }: { html: SafeHtml; className?: string | undefined }) => (
  <Html className={`${styles.text} ${className}`} html={html} />
);
