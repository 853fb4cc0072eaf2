import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import styles from './controls.module.css';
import { stopOfKey, type Controls } from './controls.ts';

/** A dot for each stop, in one row; where there are more than fit, the row follows the one that is current. */
export const Dots = ({ texts, standing, goTo }: Controls) => {
  const row = useRef<HTMLDivElement>(null);
  const { stop, stops } = standing ?? { stop: 0, stops: 0 };

  useLayoutEffect(() => {
    const dot = row.current?.children.item(stop);
    if (!(dot instanceof HTMLElement) || row.current === null) return;
    row.current.scrollTo({ left: dot.offsetLeft - (row.current.clientWidth - dot.offsetWidth) / 2 });
  }, [stop, stops]);

  const turn = (event: KeyboardEvent): void => {
    const to = stopOfKey(event, { stop, stops });
    if (to === null) return;
    event.preventDefault();
    goTo(to);
    (row.current?.children.item(to) as HTMLElement | null)?.focus();
  };
  return (
    <div className={styles.dots} ref={row}>
      {stops > 1 &&
        Array.from({ length: stops }, (_, i) => (
          <button
            key={i}
            type="button"
            className={styles.dot}
            aria-label={texts.goTo(i + 1)}
            aria-current={i === stop ? 'true' : undefined}
            onClick={() => goTo(i)}
            onKeyDown={turn}
          />
        ))}
    </div>
  );
};
