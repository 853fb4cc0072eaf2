import { contentMeasures } from '../../../application/visitor/read-page/content-measures.ts';
import type { ImageAttributes } from './codec.ts';
import styles from './image.module.css';

/** The picture itself. It keeps its place while it loads: in its own measures, or in a box where nobody knows them. */
export const Picture = ({ attributes, onFail }: { attributes: ImageAttributes; onFail: () => void }) => {
  const { url, alt, mediaData, width, height, sizeSlug } = attributes;
  const entry = mediaData !== null && 'src' in mediaData ? mediaData : url;
  const media = { src: url.src, width: url.width ?? entry.width, height: url.height ?? entry.height };
  const measures = contentMeasures.pictureMeasures({ width, height, sizeSlug, media });
  return (
    <img
      // One that failed before the application started will not say so again.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) onFail();
      }}
      className={measures === null ? styles.boxed : styles.picture}
      src={url.src}
      alt={alt ?? entry.alt}
      width={measures?.width}
      height={measures?.height}
      loading="lazy"
      decoding="async"
      onError={onFail}
    />
  );
};
