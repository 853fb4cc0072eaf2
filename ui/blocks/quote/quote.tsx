import { Html } from '../../components/html/html.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import type { BlockProps } from '../block-module.ts';
import type { QuoteAttributes } from './codec.ts';
import styles from './quote.module.css';

/** What somebody said, and who; one without words is not drawn. */
export const Block = ({ attributes, children, innerBlocks }: BlockProps<QuoteAttributes>) => {
  const { value, paragraphs, citation, textAlign, align } = attributes;
  const words = paragraphs.flatMap(({ content }) => (content === null ? [] : [content]));
  const isEmpty = innerBlocks.length === 0 && value === null && words.length === 0;
  if (isEmpty) return null;
  return (
    <figure className={`${styles.quote} ${styles[textAlign === 'none' ? align : textAlign] ?? ''}`}>
      <blockquote className={styles.words}>
        {innerBlocks.length > 0 ? (
          <Stack>{children}</Stack>
        ) : value !== null ? (
          <Prose html={value} />
        ) : (
          <Stack>
            {words.map((content, i) => (
              <Html key={i} as="p" html={content} />
            ))}
          </Stack>
        )}
      </blockquote>
      {citation !== null && (
        <figcaption className={styles.source}>
          <Html as="cite" html={citation} />
        </figcaption>
      )}
    </figure>
  );
};
