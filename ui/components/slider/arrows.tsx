import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './controls.module.css';
import { stopOfKey, type Controls } from './controls.ts';
import { facesOf } from './faces.ts';
import { stopAfter } from './rail.ts';

/** One step back, one step on; at an end the arrow that leads nowhere hides, and leaves its focus to the other. */
export const Arrows = ({ texts, devices, standing, wraps, goTo }: Controls) => {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isFirst = standing === null || (!standing.loops && standing.stop === 0);
  const isLast = standing === null || (!standing.loops && standing.stop === standing.stops - 1);
  const faces = facesOf((device) => devices[device].arrows);

  useLayoutEffect(() => {
    if (isFirst === isLast) return;
    const [gone, left] = isFirst ? [previous, next] : [next, previous];
    if (document.activeElement === gone.current) left.current?.focus({ preventScroll: true });
  }, [isFirst, isLast]);

  const step = (steps: -1 | 1) => ({
    onClick: () => standing !== null && goTo(stopAfter(steps, standing)),
    onKeyDown: (event: KeyboardEvent) => {
      const stop = standing === null ? null : stopOfKey(event, standing, wraps);
      if (stop !== null) goTo(stop);
    },
  });
  const face = (icon: 'arrow-left' | 'arrow-right') =>
    faces.map(({ on, look: { surface, tone, border } }) => (
      <span
        key={on}
        className={styles.face}
        data-on={on}
        data-surface={surface}
        data-tone={tone}
        data-border={border ?? undefined}
      >
        <Icon name={icon} />
      </span>
    ));
  return (
    <div className={styles.arrows}>
      <button
        ref={previous}
        type="button"
        className={isFirst ? `${styles.arrow} ${styles.unseen}` : styles.arrow}
        aria-label={texts.previous}
        {...step(-1)}
      >
        {face('arrow-left')}
      </button>
      <button
        ref={next}
        type="button"
        className={isLast ? `${styles.arrow} ${styles.unseen}` : styles.arrow}
        aria-label={texts.next}
        {...step(1)}
      >
        {face('arrow-right')}
      </button>
    </div>
  );
};
