import { Prose } from '../../components/prose/prose.tsx';
import type { HtmlProps } from './view.ts';

/** Custom html of an editor. */
export const Block = ({ html }: HtmlProps) => <Prose html={html} />;
