import styles from './image.module.css';
import type { ImageProps } from './view.ts';

/** Reserves its space while it loads: by its dimensions, or with a box if they are unknown. */
export const Picture = ({
  src,
  alt,
  measures,
  onFail,
}: Pick<ImageProps, 'src' | 'alt' | 'measures'> & { onFail: () => void }) => (
  <img
    // React misses the error event of an image that failed before hydration.
    ref={(image) => {
      if (image?.complete && image.naturalWidth === 0) onFail();
    }}
    className={measures === null ? styles.boxed : styles.picture}
    src={src}
    alt={alt}
    width={measures?.width}
    height={measures?.height}
    loading="lazy"
    decoding="async"
    onError={onFail}
  />
);
