import { Html } from '../../components/html/html.tsx';
import type { BlockProps } from '../block-module.ts';
import type { ListAttributes } from './codec.ts';
import styles from './list.module.css';

/** A list; an empty one, which editors leave behind, is not drawn. */
export const Block = ({ attributes, children, innerBlocks }: BlockProps<ListAttributes>) => {
  const { values, ordered, tag, start, reversed } = attributes;
  const List = ordered || tag === 'ol' ? 'ol' : 'ul';
  const numbering = List === 'ol' ? { start: start ?? undefined, reversed } : {};
  const className = `${styles.list} ${styles[List]}`;
  if (innerBlocks.length === 0)
    return values === null ? null : (
      <Html as={List} html={values} className={className} numbering={numbering} />
    );
  return (
    <List {...numbering} className={className}>
      {children}
    </List>
  );
};
