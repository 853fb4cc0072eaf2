import { Prose } from '../../components/prose/prose.tsx';
import type { BlockProps } from '../block-module.ts';
import type { HtmlAttributes } from './codec.ts';

/** Html that an editor wrote by hand; nothing is drawn where nothing of it is safe. */
export const Block = ({ attributes: { content } }: BlockProps<HtmlAttributes>) =>
  content === null ? null : <Prose html={content} />;
