import { Newsletter } from '../../leads/newsletter/newsletter.tsx';

export const Block = () => <Newsletter />;
