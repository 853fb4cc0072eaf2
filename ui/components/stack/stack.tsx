import type { ReactNode } from 'react';
import type { Surface } from '../../../domain/content/blocks/surface.ts';
import styles from './stack.module.css';

/** Contents one below the other, nearer to each other where they are text. */
export const Stack = ({
  surface,
  className = '',
  children,
}: {
  /** The background behind it; without one it is on that of its surroundings. */
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
