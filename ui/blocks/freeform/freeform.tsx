import { Prose } from '../../components/prose/prose.tsx';
import type { FreeformProps } from './view.ts';

/** Content that was written before there were blocks. */
export const Block = ({ html }: FreeformProps) => <Prose html={html} />;
