import { Prose } from '../../components/prose/prose.tsx';
import type { HtmlProps } from './view.ts';

/** Html that an editor wrote by hand. */
export const Block = ({ html }: HtmlProps) => <Prose html={html} />;
