import { Newsletter } from '../../leads/newsletter/newsletter.tsx';
import type { BlockProps } from '../block-module.ts';
import type { NewsletterAttributes } from './codec.ts';
import styles from './newsletter.module.css';

/** The newsletter signup: email only, then thanks (specification, section 2). */
export const Block = ({ page }: BlockProps<NewsletterAttributes>) => (
  <div className={styles.newsletter}>
    <Newsletter action={page.path} />
  </div>
);

export const usesLeads = true;
