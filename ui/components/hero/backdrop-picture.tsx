import type { Media } from '../../../domain/content/blocks/media.ts';
import { sourcesOf } from '../picture/picture-sources.ts';
import styles from './backdrop-picture.module.css';

/** Escapes spaces, which would end an address in a `srcset`. */
const listed = (address: string): string => address.trim().replace(/\s/g, '%20');

/**
 * A decorative picture that fills its container behind the other content, without a description. Below 600 px it uses the small
 * version. It takes no room in the layout, so nothing shifts when it loads.
 */
export const BackdropPicture = ({
  large,
  small,
  isFirst,
}: {
  large: Media | null;
  small: Media | null;
  /** Whether it is in the first view. Other pictures load when they come near. */
  isFirst: boolean;
}) => {
  const picture = large ?? small;
  if (picture === null) return null;
  return (
    <picture>
      {large !== null && small !== null && (
        <source
          media="(max-width: 599.98px)"
          srcSet={small.srcset ?? listed(small.src)}
          sizes={small.srcset && '960px'}
        />
      )}
      <img
        className={styles.picture}
        {...sourcesOf(picture.srcset, 'backdrop')}
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
