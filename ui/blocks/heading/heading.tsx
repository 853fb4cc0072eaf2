import { Html } from '../../components/html/html.tsx';
import type { BlockProps } from '../block-module.ts';
import type { HeadingAttributes } from './codec.ts';
import styles from './heading.module.css';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

const tagOf = ({ level, tag }: HeadingAttributes) => (level === null ? tag : (TAGS[level - 1] ?? tag));

/** A heading; an empty one, which editors leave behind, is not drawn. */
export const Block = ({ attributes }: BlockProps<HeadingAttributes>) => {
  const { content, align, textAlign } = attributes;
  if (content === null) return null;
  const tag = tagOf(attributes);
  return (
    <Html
      as={tag}
      html={content}
      className={`${styles.heading} ${styles[tag] ?? ''} ${styles[textAlign === 'none' ? align : textAlign] ?? ''}`}
    />
  );
};

export const width = 'text';

export const isTitle = (attributes: HeadingAttributes): boolean =>
  attributes.content !== null && tagOf(attributes) === 'h1';
