import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import styles from './controls.module.css';
import { indexOfKey, type Controls } from './controls.ts';
import { variantsOf } from './variants.ts';
import { indexAround } from './track.ts';

/** A row of dots, one for each position. If they don't all fit, the row scrolls to the current one. */
export const Dots = ({ texts, devices, position, wraps, goTo }: Controls) => {
  const row = useRef<HTMLDivElement>(null);
  const now = position ?? { index: 0, count: 0, loops: false };
  const { index, count } = now;
  const variants = variantsOf((device) => devices[device].dots);

  useLayoutEffect(() => {
    const dot = row.current?.children.item(index);
    if (!(dot instanceof HTMLElement) || row.current === null) return;
    row.current.scrollTo({ left: dot.offsetLeft - (row.current.clientWidth - dot.offsetWidth) / 2 });
  }, [index, count]);

  const turn = (event: KeyboardEvent): void => {
    const to = indexOfKey(event, now, wraps);
    if (to === null) return;
    event.preventDefault();
    goTo(to);
    (row.current?.children.item(indexAround(to, count)) as HTMLElement | null)?.focus();
  };
  return (
    <div className={styles.dots} ref={row} data-part="dots">
      {count > 1 &&
        Array.from({ length: count }, (_, i) => (
          <button
            key={i}
            type="button"
            className={styles.dot}
            aria-label={texts.goTo(i + 1)}
            aria-current={i === index ? 'true' : undefined}
            onClick={() => goTo(i)}
            onKeyDown={turn}
          >
            {variants.map(({ on, value }) => (
              <span key={on} className={styles.mark} data-on={on} data-tone={value} />
            ))}
          </button>
        ))}
    </div>
  );
};
