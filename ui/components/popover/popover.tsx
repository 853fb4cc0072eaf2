import { useId, type ReactNode } from 'react';
import styles from './popover.module.css';

/**
 * A button and what it opens beside itself: natively, so that it works before and without scripts, closes on a press or touch outside
 * and on Escape, and gives the focus back.
 */
export const Popover = ({
  button,
  buttonClass,
  label,
  role,
  children,
}: {
  button: ReactNode;
  buttonClass: string | undefined;
  /** The accessible name of what opens. */
  label: string;
  role?: 'dialog' | 'note';
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <>
      <button type="button" className={buttonClass} popoverTarget={id}>
        {button}
      </button>
      <div id={id} className={styles.popover} popover="auto" role={role} aria-label={label}>
        {children}
      </div>
    </>
  );
};
