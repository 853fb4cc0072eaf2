import type { PropsWithBlocks } from '../block-module.ts';
import styles from './buttons.module.css';
import type { ButtonsProps } from './view.ts';

/** Buttons in a row that wraps on narrow screens, or in a column. */
export const Block = ({ orientation, justification, children }: PropsWithBlocks<ButtonsProps>) => (
  <div className={`${styles.buttons} ${styles[orientation] ?? ''} ${styles[justification] ?? ''}`}>
    {children}
  </div>
);
