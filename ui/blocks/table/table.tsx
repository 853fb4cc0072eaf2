import { useId } from 'react';
import { Html } from '../../components/html/html.tsx';
import { Rows } from './rows.tsx';
import styles from './table.module.css';
import type { TableProps } from './view.ts';

/** A table, which scrolls within itself where it is wider than the screen. On a phone its rows are stacked where they can be. */
export const Block = ({ caption, name, isFixed, isStacked, head, body, foot }: TableProps) => {
  const captionId = useId();
  const named = name === null ? { 'aria-labelledby': captionId } : { 'aria-label': name };
  const Scroll = caption === null ? 'div' : 'section';
  return (
    <figure>
      {caption !== null && <Html as="figcaption" id={captionId} html={caption} className={styles.caption} />}
      {/* What scrolls must be reached by the keyboard. Only a name of its own makes it a landmark. */}
      <Scroll {...named} className={styles.scroll} role={caption === null ? 'group' : undefined} tabIndex={0}>
        <table
          {...named}
          className={[styles.table, isFixed && styles.fixed, isStacked && styles.stacked]
            .filter(Boolean)
            .join(' ')}
        >
          {head.length > 0 && (
            <thead className={styles.head}>
              <Rows rows={head} />
            </thead>
          )}
          {body.length > 0 && (
            <tbody className={styles.body}>
              <Rows rows={body} />
            </tbody>
          )}
          {foot.length > 0 && (
            <tfoot className={styles.foot}>
              <Rows rows={foot} />
            </tfoot>
          )}
        </table>
      </Scroll>
    </figure>
  );
};
