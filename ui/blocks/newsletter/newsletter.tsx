import { Newsletter } from '../../leads/newsletter/newsletter.tsx';

/** The newsletter sign-up. */
export const Block = () => <Newsletter />;
