import { Newsletter } from '../../leads/newsletter/newsletter.tsx';
import type { NewsletterProps } from './view.ts';

/** The newsletter sign-up. */
export const Block = ({ action }: NewsletterProps) => <Newsletter action={action} />;
