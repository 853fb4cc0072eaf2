import { Html } from '../../components/html/html.tsx';
import type { BlockProps } from '../block-module.ts';
import type { ParagraphAttributes } from './codec.ts';
import styles from './paragraph.module.css';

/** A paragraph of text; an empty one, which editors leave behind, is not drawn. */
export const Block = ({ attributes: { content, align } }: BlockProps<ParagraphAttributes>) =>
  content === null ? null : <Html as="p" html={content} className={styles[align]} />;
