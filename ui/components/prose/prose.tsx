import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { Html } from '../html/html.tsx';
import styles from './prose.module.css';

/** Html of the content, whatever its elements are, set as text is read well. */
export const Prose = ({ html, className = '' }: { html: SafeHtml; className?: string | undefined }) => (
  <Html html={html} className={`${styles.prose} ${className}`} />
);
