import { useState } from 'react';
import { useServices } from '../../bindings/services.ts';
import { Html } from '../../components/html/html.tsx';
import styles from './image.module.css';
import { Picture } from './picture.tsx';
import type { ImageProps } from './view.ts';

/** A picture with an optional caption and link; removed if it fails to load (specification, section 8). */
export const Block = ({ align, link, caption, ...image }: ImageProps) => {
  const { watchBlocks } = useServices();
  const [isFailed, setFailed] = useState(false);
  if (isFailed) return null;
  const picture = (
    <Picture
      {...image}
      align={align}
      onFail={() => {
        setFailed(true);
        watchBlocks.failedImage('core/image');
      }}
    />
  );
  return (
    <figure className={`${styles.figure} ${styles[align] ?? ''}`}>
      {link === null ? (
        picture
      ) : (
        <a
          className={styles.link}
          href={link.href}
          target={link.opensNewTab ? '_blank' : undefined}
          rel={link.rel ?? undefined}
          aria-label={link.name ?? undefined}
        >
          {picture}
        </a>
      )}
      {caption !== null && <Html as="figcaption" html={caption} className={styles.caption} />}
    </figure>
  );
};
