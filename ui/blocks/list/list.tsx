import { Html } from '../../components/html/html.tsx';
import type { PropsWithBlocks } from '../block-module.ts';
import tones from '../text-tone.module.css';
import styles from './list.module.css';
import type { ListProps } from './view.ts';

/** A list whose items are html or inner blocks. */
export const Block = ({ tag: List, start, isReversed, html, tone, children }: PropsWithBlocks<ListProps>) => {
  const numbering = List === 'ol' ? { start: start ?? undefined, reversed: isReversed } : {};
  const className = [styles.list, styles[List], tone && tones[tone]].filter(Boolean).join(' ');
  return html === null ? (
    <List {...numbering} className={className}>
      {children}
    </List>
  ) : (
    <Html as={List} html={html} className={className} numbering={numbering} />
  );
};
