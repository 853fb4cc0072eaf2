import { useId } from 'react';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import { Html } from '../../components/html/html.tsx';
import type { BlockProps } from '../block-module.ts';
import type { TableAttributes } from './codec.ts';
import { Rows } from './rows.tsx';
import styles from './table.module.css';

/** A table, which scrolls within itself where it is wider than the screen; one without rows is not drawn. */
export const Block = ({ attributes, page }: BlockProps<TableAttributes>) => {
  const { head, body, foot, caption, hasFixedLayout, tableClass } = attributes;
  const captionId = useId();
  if (head.length + body.length + foot.length === 0) return null;
  const isFixed = hasFixedLayout || (tableClass?.split(/\s+/).includes('has-fixed-layout') ?? false);
  const named =
    caption === null
      ? { 'aria-label': coreBlockTextsIn(page.language).table }
      : { 'aria-labelledby': captionId };
  const Scroll = caption === null ? 'div' : 'section';
  return (
    <figure>
      {caption !== null && <Html as="figcaption" id={captionId} html={caption} className={styles.caption} />}
      {/* What scrolls must be reached by the keyboard. Only a name of its own makes it a landmark. */}
      <Scroll {...named} className={styles.scroll} role={caption === null ? 'group' : undefined} tabIndex={0}>
        <table {...named} className={`${styles.table} ${isFixed ? styles.fixed : ''}`}>
          {head.length > 0 && (
            <thead className={styles.head}>
              <Rows rows={head} areHeaders />
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
