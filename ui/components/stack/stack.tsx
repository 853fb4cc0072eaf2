import type { ReactNode } from 'react';
import type { Surface } from '../../../domain/content/blocks/surface.ts';
import styles from './stack.module.css';

/** Stacks its children, with smaller gaps between texts. */
export const Stack = ({
  surface,
  className = '',
  children,
}: {
  /** The background. Default: that of its surroundings. */
  surface?: Surface | undefined;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <div
    className={`${styles.stack} ${surface === undefined ? '' : styles.panel} ${className}`}
    data-surface={surface}
  >
    {children}
  </div>
);
