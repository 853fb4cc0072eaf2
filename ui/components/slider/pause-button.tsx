import { Icon } from '../icon/icon.tsx';
import styles from './controls.module.css';
import type { SliderTexts } from './controls.ts';

/** Stops what moves by itself, and lets it go on; it keeps its room and is not seen until there is something to stop. */
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
