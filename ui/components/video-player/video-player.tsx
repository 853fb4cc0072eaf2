import { useState, type MouseEvent } from 'react';
import styles from './video-player.module.css';

const focus = (frame: HTMLIFrameElement | null): void => frame?.focus();

const isPlainClick = (click: MouseEvent): boolean =>
  !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);

/**
 * A video from another host, which gets no request before a click. Until then, and without scripts, it is a card that links to the
 * video's page in a new tab.
 */
export const VideoPlayer = ({
  title,
  note,
  player,
  page,
  poster,
}: {
  title: string;
  /** The name of the host. */
  note: string;
  /** The address of the embedded player. */
  player: string;
  /** The address of the video's page at the host. */
  page: string;
  /** The address of a picture on our own host. Default: the ribbon on a gradient (design language, section 6). */
  poster?: string | undefined;
}) => {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying)
    return (
      <iframe
        ref={focus}
        className={styles.video}
        src={player}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <a
      className={styles.card}
      data-surface="ink"
      href={page}
      target="_blank"
      rel="noopener"
      onClick={(click) => {
        if (!isPlainClick(click)) return;
        click.preventDefault();
        setPlaying(true);
      }}
    >
      {poster === undefined ? (
        <span className={styles.ribbon} />
      ) : (
        <img className={styles.poster} src={poster} alt="" loading="lazy" />
      )}
      <svg className={styles.play} viewBox="0 0 72 72" aria-hidden="true" focusable="false">
        <circle cx="36" cy="36" r="34" />
        <path d="M29 22.5v27L51 36z" />
      </svg>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span> <span className={styles.note}>{note}</span>
      </span>
    </a>
  );
};
