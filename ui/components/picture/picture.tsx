import type { Media } from '../../../domain/content/blocks/media.ts';
import { sourcesOf, type PictureRoom } from './picture-sources.ts';
import styles from './picture.module.css';

/** A content picture that reserves its room, so that nothing shifts when it loads. */
export const Picture = ({
  media,
  room,
  className = '',
  isFirst = false,
}: {
  media: Media;
  room: PictureRoom;
  className?: string | undefined;
  /** Whether it is in the first view. Other pictures load when they come near. */
  isFirst?: boolean;
}) => {
  const { src, alt, width, height } = media;
  const isMeasured = width !== null && height !== null;
  return (
    <img
      className={`${isMeasured ? '' : styles.unmeasured} ${className}`}
      {...sourcesOf(media.srcset, room, isFirst)}
      src={src}
      alt={alt}
      width={isMeasured ? width : undefined}
      height={isMeasured ? height : undefined}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
};
