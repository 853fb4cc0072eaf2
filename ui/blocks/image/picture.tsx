import styles from './image.module.css';
import type { ImageProps } from './view.ts';

/** The picture itself. It keeps its place while it loads: in its own measures, or in a box where they are unknown. */
export const Picture = ({
  src,
  alt,
  measures,
  onFail,
}: Pick<ImageProps, 'src' | 'alt' | 'measures'> & { onFail: () => void }) => (
  <img
    // One that failed before the application started will not say so again.
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
