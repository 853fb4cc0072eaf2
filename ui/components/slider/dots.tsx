import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import styles from './controls.module.css';
import { stopOfKey, type Controls } from './controls.ts';
import { facesOf } from './faces.ts';
import { stopAround } from './rail.ts';

/** A dot for each stop, in one row; where there are more than fit, the row follows the one that is current. */
export const Dots = ({ texts, devices, standing, wraps, goTo }: Controls) => {
  const row = useRef<HTMLDivElement>(null);
  const now = standing ?? { stop: 0, stops: 0, loops: false };
  const { stop, stops } = now;
  const faces = facesOf((device) => devices[device].dots);

  useLayoutEffect(() => {
    const dot = row.current?.children.item(stop);
    if (!(dot instanceof HTMLElement) || row.current === null) return;
    row.current.scrollTo({ left: dot.offsetLeft - (row.current.clientWidth - dot.offsetWidth) / 2 });
  }, [stop, stops]);

  const turn = (event: KeyboardEvent): void => {
    const to = stopOfKey(event, now, wraps);
    if (to === null) return;
    event.preventDefault();
    goTo(to);
    (row.current?.children.item(stopAround(to, stops)) as HTMLElement | null)?.focus();
  };
  return (
    <div className={styles.dots} ref={row} data-part="dots">
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
          >
            {faces.map(({ on, look }) => (
              <span key={on} className={styles.mark} data-on={on} data-tone={look} />
            ))}
          </button>
        ))}
    </div>
  );
};
