import { Html } from '../../components/html/html.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import type { PropsWithBlocks } from '../block-module.ts';
import styles from './gallery.module.css';
import type { GalleryPicture, GalleryProps } from './view.ts';

/** Pictures in a grid, with fewer columns on small screens. */
export const Block = ({ pictures, columns, isCropped, caption, children }: PropsWithBlocks<GalleryProps>) => (
  <figure className={isCropped ? styles.cropped : undefined}>
    <div className={styles.pictures} data-columns={columns}>
      {pictures.map((picture, i) => (
        <Item key={i} {...picture} />
      ))}
      {children}
    </div>
    {caption !== null && <Html as="figcaption" html={caption} className={styles.caption} />}
  </figure>
);

const Item = ({ media, link, caption }: GalleryPicture) => (
  <figure>
    {media !== null && link === null && <Picture media={media} room="third" />}
    {media !== null && link !== null && (
      <a href={link.href} rel={link.rel ?? undefined} aria-label={link.name ?? undefined}>
        <Picture media={media} room="third" />
      </a>
    )}
    {caption !== null && <Html as="figcaption" html={caption} className={styles.caption} />}
  </figure>
);
