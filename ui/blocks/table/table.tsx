import { useId } from 'react';
import { Html } from '../../components/html/html.tsx';
import { Rows } from './rows.tsx';
import styles from './table.module.css';
import type { TableProps } from './view.ts';

/** A table that scrolls sideways if it is wider than the screen. On phones, its rows are stacked if possible. */
export const Block = ({ caption, name, isFixed, isStacked, head, body, foot }: TableProps) => {
  const captionId = useId();
  const named = name === null ? { 'aria-labelledby': captionId } : { 'aria-label': name };
  const Scroll = caption === null ? 'div' : 'section';
  return (
    <figure className={styles.figure}>
      {/* A scrollable element must be focusable by keyboard. Only with a caption of its own is it a landmark. */}
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
      {caption !== null && <Html as="figcaption" id={captionId} html={caption} className={styles.caption} />}
    </figure>
  );
};
