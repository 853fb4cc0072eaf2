import { Prose } from '../../components/prose/prose.tsx';
import type { FreeformProps } from './view.ts';

/** Classic content, written before WordPress had blocks. */
export const Block = ({ html }: FreeformProps) => <Prose html={html} />;
