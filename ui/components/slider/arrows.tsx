import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './controls.module.css';
import { stopOfKey, type Controls } from './controls.ts';
import { stopAfter } from './rail.ts';

/** One step back, one step on; at an end the arrow that leads nowhere hides, and leaves its focus to the other. */
export const Arrows = ({ texts, standing, goTo }: Controls) => {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isFirst = standing === null || standing.stop === 0;
  const isLast = standing === null || standing.stop === standing.stops - 1;

  useLayoutEffect(() => {
    if (isFirst === isLast) return;
    const [gone, left] = isFirst ? [previous, next] : [next, previous];
    if (document.activeElement === gone.current) left.current?.focus({ preventScroll: true });
  }, [isFirst, isLast]);

  const step = (steps: number) => ({
    onClick: () => standing !== null && goTo(stopAfter(steps, standing)),
    onKeyDown: (event: KeyboardEvent) => {
      const stop = standing === null ? null : stopOfKey(event, standing);
      if (stop !== null) goTo(stop);
    },
  });
  return (
    <div className={styles.arrows}>
      <button
        ref={previous}
        type="button"
        className={isFirst ? `${styles.arrow} ${styles.unseen}` : styles.arrow}
        aria-label={texts.previous}
        {...step(-1)}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        ref={next}
        type="button"
        className={isLast ? `${styles.arrow} ${styles.unseen}` : styles.arrow}
        aria-label={texts.next}
        {...step(1)}
      >
        <Icon name="arrow-right" />
      </button>
    </div>
  );
};
