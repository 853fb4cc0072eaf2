import type { ReactNode } from 'react';
import type { Media } from '../../../domain/content/blocks/media.ts';
import type { Surface } from '../../../domain/content/blocks/surface.ts';
import { sourcesOf } from '../picture/picture-sources.ts';
import styles from './band.module.css';

/** A full-width band on a surface. Its content has the width of the page's content. */
export const Band = ({
  surface = 'paper',
  image = null,
  className = '',
  children,
}: {
  surface?: Surface;
  /** A background picture under a veil that keeps text legible. The surface is then dark. */
  image?: Media | null;
  /** A class that lays out the content. */
  className?: string | undefined;
  children: ReactNode;
}) => (
  <div className={styles.band} data-surface={image === null ? surface : 'ink'}>
    {image !== null && (
      <img
        className={styles.image}
        {...sourcesOf(image.srcset, 'backdrop')}
        src={image.src}
        alt=""
        loading="lazy"
      />
    )}
    <div className={`${styles.inner} ${className}`}>{children}</div>
  </div>
);
