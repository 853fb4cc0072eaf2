import type { ReactNode } from 'react';
import type { Surface } from '../../../domain/content/blocks/surface.ts';
import styles from './band.module.css';

/** A full-width band on a surface. Its content has the width of the page's content. */
export const Band = ({
  surface = 'paper',
  image,
  className = '',
  children,
}: {
  surface?: Surface;
  /** A background picture under a veil that keeps text legible. The surface is then dark. */
  image?: string | undefined;
  /** A class that lays out the content. */
  className?: string | undefined;
  children: ReactNode;
}) => (
  <div className={styles.band} data-surface={image === undefined ? surface : 'ink'}>
    {image !== undefined && <img className={styles.image} src={image} alt="" loading="lazy" />}
    <div className={`${styles.inner} ${className}`}>{children}</div>
  </div>
);
