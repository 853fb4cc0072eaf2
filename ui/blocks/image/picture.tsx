import { sourcesOf, type PictureRoom } from '../../components/picture/picture-sources.ts';
import styles from './image.module.css';
import type { ImageProps } from './view.ts';

/** Reserves its space while it loads: by its dimensions, or with a box if they are unknown. */
export const Picture = ({
  src,
  srcset,
  alt,
  measures,
  align,
  onFail,
}: Pick<ImageProps, 'src' | 'srcset' | 'alt' | 'measures' | 'align'> & { onFail: () => void }) => (
  <img
    // React misses the error event of an image that failed before hydration.
    ref={(image) => {
      if (image?.complete && image.naturalWidth === 0) onFail();
    }}
    className={measures === null ? styles.boxed : styles.picture}
    {...sourcesOf(srcset, roomOf(align, measures))}
    src={src}
    alt={alt}
    width={measures?.width}
    height={measures?.height}
    loading="lazy"
    decoding="async"
    onError={onFail}
  />
);

const roomOf = (align: ImageProps['align'], measures: ImageProps['measures']): PictureRoom => {
  if (align === 'full') return 'page';
  return align === 'wide' || measures === null ? 'content' : measures.width;
};
