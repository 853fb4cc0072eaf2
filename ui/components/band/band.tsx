import type { ReactNode } from 'react';
import type { Surface } from '../../../domain/content/blocks/surface.ts';
import styles from './band.module.css';

/** A band from edge to edge of its page on a surface; what is in it is as wide as the content. */
export const Band = ({
  surface = 'paper',
  image,
  className = '',
  children,
}: {
  surface?: Surface;
  /** A picture behind what is in it, under a veil that keeps text legible; dark surfaces only. */
  image?: string | undefined;
  /** Lays out what is in it. */
  className?: string | undefined;
  children: ReactNode;
}) => (
  <div className={styles.band} data-surface={image === undefined ? surface : 'ink'}>
    {image !== undefined && <img className={styles.image} src={image} alt="" loading="lazy" />}
    <div className={`${styles.inner} ${className}`}>{children}</div>
  </div>
);
