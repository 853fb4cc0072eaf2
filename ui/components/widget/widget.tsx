import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fillWhenNear, type WidgetOutcome } from './fill-when-near.ts';
import styles from './widget.module.css';

/**
 * A box that another host's script fills. That host gets no request before the application has started and the box is near the
 * window. Until then the box shows a text.
 */
export const Widget = ({
  script,
  marks,
  heading,
  waiting,
  unscripted,
  failed,
}: {
  /** The script's address, at a host that the page's CSP allows. */
  script: string;
  /** The `data-` attributes by which the script finds the box. */
  marks: Readonly<Record<`data-${string}`, string>>;
  /** A heading above the texts until the box is filled, for widgets that bring their own heading. */
  heading?: ReactNode;
  /** The text until the box is filled. */
  waiting: string;
  /** The content without scripts. */
  unscripted: ReactNode;
  /** The content if the widget fails. */
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
