import type { Media } from '../../../domain/content/blocks/media.ts';
import styles from './picture.module.css';

/** A picture of the content: its place is kept before it is there, so that nothing shifts. */
export const Picture = ({
  media: { src, alt, width, height },
  className = '',
  isFirst = false,
}: {
  media: Media;
  className?: string | undefined;
  /** Whether it is in view at first; others are fetched when they are near. */
  isFirst?: boolean;
}) => {
  const isMeasured = width !== null && height !== null;
  return (
    <img
      className={`${styles.picture} ${isMeasured ? '' : styles.unmeasured} ${className}`}
      src={src}
      alt={alt}
      width={isMeasured ? width : undefined}
      height={isMeasured ? height : undefined}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
};
