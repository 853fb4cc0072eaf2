import type { Media } from '../../../domain/content/blocks/media.ts';
import styles from './picture.module.css';

/** A content picture that reserves its room, so that nothing shifts when it loads. */
export const Picture = ({
  media: { src, alt, width, height },
  className = '',
  isFirst = false,
}: {
  media: Media;
  className?: string | undefined;
  /** Whether it is in the first view. Other pictures load when they come near. */
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
