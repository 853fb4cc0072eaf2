import { Icon } from '../icon/icon.tsx';
import styles from './controls.module.css';
import type { SliderTexts } from './controls.ts';

/** Pauses and resumes automatic movement. Invisible, but with its room reserved, until there is something to pause. */
export const PauseButton = ({
  texts: { pause, play },
  isReady,
  isPlaying,
  onToggle,
}: {
  texts: Pick<SliderTexts, 'pause' | 'play'>;
  isReady: boolean;
  isPlaying: boolean;
  onToggle: () => void;
}) => (
  <button
    type="button"
    className={isReady ? styles.pause : `${styles.pause} ${styles.unseen}`}
    aria-label={isPlaying ? pause : play}
    data-playing={isPlaying}
    data-surface="white"
    onClick={onToggle}
  >
    <Icon name={isPlaying ? 'pause' : 'play'} />
  </button>
);
