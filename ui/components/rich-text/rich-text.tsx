import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { Html } from '../html/html.tsx';
import styles from './rich-text.module.css';

/** An editor's paragraphs, lists and tables, styled as readable text. */
export const RichText = ({ html, className = '' }: { html: SafeHtml; className?: string | undefined }) => (
  <Html className={`${styles.text} ${className}`} html={html} />
);
