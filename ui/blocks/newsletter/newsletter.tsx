import { Newsletter } from '../../leads/newsletter/newsletter.tsx';
import type { BlockProps } from '../block-module.ts';
import type { NewsletterAttributes } from './codec.ts';

/** The newsletter signup: email only, then thanks (specification, section 2). */
export const Block = ({ page }: BlockProps<NewsletterAttributes>) => <Newsletter action={page.path} />;
