import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './controls.module.css';
import { indexOfKey, type Controls } from './controls.ts';
import { variantsOf } from './variants.ts';

/**
 * The previous and next arrows. At an end, the arrow that would go further is hidden, and the focus moves to the other one. The next
 * arrow shows before the slider works, as a hint that there is more. Clicks are replayed; if the script is late, the row scrolls
 * (architecture: rendering).
 */
export const Arrows = ({ trackId, texts, devices, position, wraps, goTo, goBy }: Controls) => {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isFirst = position === null || (!position.loops && position.index === 0);
  const isLast = position !== null && !position.loops && position.index === position.count - 1;
  const variants = variantsOf((device) => devices[device].arrows);

  useLayoutEffect(() => {
    if (isFirst === isLast) return;
    const [gone, left] = isFirst ? [previous, next] : [next, previous];
    if (document.activeElement === gone.current) left.current?.focus({ preventScroll: true });
  }, [isFirst, isLast]);

  const step = (steps: -1 | 1) => ({
    onClick: () => goBy(steps),
    onKeyDown: (event: KeyboardEvent) => {
      const index = position === null ? null : indexOfKey(event, position, wraps);
      if (index !== null) goTo(index);
    },
  });
  const variant = (icon: 'arrow-left' | 'arrow-right') =>
    variants.map(({ on, value: { surface, tone, border } }) => (
      <span
        key={on}
        className={styles.variant}
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
        aria-controls={trackId}
        aria-label={texts.previous}
        {...step(-1)}
      >
        {variant('arrow-left')}
      </button>
      <button
        ref={next}
        type="button"
        className={isLast ? `${styles.arrow} ${styles.unseen}` : styles.arrow}
        aria-controls={trackId}
        aria-label={texts.next}
        {...step(1)}
      >
        {variant('arrow-right')}
      </button>
    </div>
  );
};
