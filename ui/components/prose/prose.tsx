import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { Html } from '../html/html.tsx';
import styles from './prose.module.css';

/** Content html with any elements, styled as readable text. */
export const Prose = ({ html }: { html: SafeHtml }) => <Html html={html} className={styles.prose} />;
