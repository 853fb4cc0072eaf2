import type { PropsWithBlocks } from '../block-module.ts';
import styles from './buttons.module.css';
import type { ButtonsProps } from './view.ts';

/** Buttons side by side, or below each other where there is no room. */
export const Block = ({ orientation, justification, children }: PropsWithBlocks<ButtonsProps>) => (
  <div className={`${styles.buttons} ${styles[orientation] ?? ''} ${styles[justification] ?? ''}`}>
    {children}
  </div>
);
