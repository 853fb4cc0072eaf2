import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fillWhenNear, type WidgetOutcome } from './fill-when-near.ts';
import styles from './widget.module.css';

/**
 * A box that the script of another host fills. Nothing is asked of that host before the page is used and the box is near
 * the window; until it is filled a text is there.
 */
export const Widget = ({
  script,
  marks,
  heading,
  waiting,
  unscripted,
  failed,
}: {
  /** The address of the script, at a host that the page's policy lets run. */
  script: string;
  /** By which the script finds the box: its `data-` attributes. */
  marks: Readonly<Record<`data-${string}`, string>>;
  /** Stands above the texts until the box is filled, where what fills it has a heading of its own. */
  heading?: ReactNode;
  /** Stands there until it is filled. */
  waiting: string;
  /** Stands there where scripts are off. */
  unscripted: ReactNode;
  /** Stands there when it does not come. */
  failed: ReactNode;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<WidgetOutcome | null>(null);
  useEffect(
    () => (box.current === null ? undefined : fillWhenNear(box.current, script, setOutcome)),
    [script],
  );
  return (
    <div>
      {outcome !== 'filled' && heading}
      <div ref={box} {...marks} />
      {outcome === 'failed' && <div role="status">{failed}</div>}
      {outcome === null && (
        <div className={styles.waiting}>
          <p data-scripted="">{waiting}</p>
          <p data-unscripted="">{unscripted}</p>
        </div>
      )}
    </div>
  );
};
