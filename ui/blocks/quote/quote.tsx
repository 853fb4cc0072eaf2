import { Html } from '../../components/html/html.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import type { PropsWithBlocks } from '../block-module.ts';
import styles from './quote.module.css';
import type { QuoteProps } from './view.ts';

/** A quote with its citation. */
export const Block = ({
  html,
  paragraphs,
  citation,
  isPulled,
  align,
  children,
}: PropsWithBlocks<QuoteProps>) => (
  <figure className={`${isPulled ? styles.pulled : styles.quote} ${styles[align] ?? ''}`}>
    <blockquote className={styles.words}>
      {html === null ? (
        <Stack>
          {paragraphs.map((paragraph, i) => (
            <Html key={i} as="p" html={paragraph} />
          ))}
          {children}
        </Stack>
      ) : (
        <Prose html={html} />
      )}
    </blockquote>
    {citation !== null && (
      <figcaption className={styles.source}>
        <Html as="cite" html={citation} />
      </figcaption>
    )}
  </figure>
);
