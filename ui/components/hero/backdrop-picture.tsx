import type { Media } from '../../../domain/content/blocks/media.ts';
import styles from './backdrop-picture.module.css';

/** Spaces end an address in a list of them. */
const listed = (address: string): string => address.trim().replace(/\s/g, '%20');

/**
 * A picture that fills what it is in, behind everything else there; below 600 px its small version. It decorates: what
 * it shows is not described. It takes no room of its own, so that nothing shifts when it arrives.
 */
export const BackdropPicture = ({
  large,
  small,
  isFirst,
}: {
  large: Media | null;
  small: Media | null;
  /** Whether it is in view at first; others are fetched when they are near. */
  isFirst: boolean;
}) => {
  const picture = large ?? small;
  if (picture === null) return null;
  return (
    <picture>
      {large !== null && small !== null && (
        <source media="(max-width: 599.98px)" srcSet={listed(small.src)} />
      )}
      <img
        className={styles.picture}
        src={picture.src}
        alt=""
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
};
