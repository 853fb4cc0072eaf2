import { useEffect, useId, useRef, type FocusEvent, type ReactNode } from 'react';
import styles from './popover.module.css';

/**
 * A button and what it opens next to itself: natively, so that it works before and without scripts, closes on a click or touch outside,
 * on Escape, and when the focus goes on to the page, and gives the focus back.
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
  /** The accessible name of what opens, where it has a role. */
  label?: string;
  role?: 'dialog' | 'note';
  children: ReactNode;
}) => {
  const id = useId();
  const opened = useRef<HTMLDivElement>(null);

  // What was opened before the application started.
  useEffect(() => {
    if (role === 'dialog' && opened.current?.matches(':popover-open')) showWhole(opened.current);
  }, [role]);

  // A page that is gone back to comes as it was left.
  useEffect(() => {
    const close = (): void => opened.current?.hidePopover?.();
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, []);

  const press = useRef<HTMLButtonElement>(null);
  // Nothing that has the focus is behind it.
  const closeBehind = ({ relatedTarget }: FocusEvent<HTMLElement>): void => {
    const isBeyond = relatedTarget !== null && relatedTarget !== press.current;
    if (isBeyond && opened.current?.contains(relatedTarget) === false) opened.current.hidePopover?.();
  };

  return (
    <>
      <button ref={press} type="button" className={buttonClass} popoverTarget={id} onBlur={closeBehind}>
        {button}
      </button>
      <div
        ref={opened}
        onBlur={closeBehind}
        id={id}
        className={styles.popover}
        popover="auto"
        role={role}
        aria-label={label}
        onToggle={({ newState, currentTarget }) => {
          if (role === 'dialog' && newState === 'open') showWhole(currentTarget);
        }}
      >
        {children}
      </div>
    </>
  );
};

/** Brings what reaches beyond the foot of the screen into view. */
const showWhole = (panel: HTMLElement): void => panel.scrollIntoView({ block: 'nearest' });
