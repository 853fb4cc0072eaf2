import { useEffect, useId, useRef, type FocusEvent, type ReactNode } from 'react';
import styles from './popover.module.css';

/**
 * A button that opens a panel next to it. The native popover works before and without scripts, closes on an outside click or touch,
 * on Escape, and when the focus leaves it, and returns the focus.
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
  /** The accessible name of the panel, if it has a role. */
  label?: string;
  role?: 'dialog' | 'note';
  children: ReactNode;
}) => {
  const id = useId();
  const opened = useRef<HTMLDivElement>(null);

  // The panel may have been opened before the application started.
  useEffect(() => {
    if (role === 'dialog' && opened.current?.matches(':popover-open')) scrollPanelIntoView(opened.current);
  }, [role]);

  // Closes the panel when the visitor leaves the page, so that it isn't still open after Back.
  useEffect(() => {
    const close = (): void => opened.current?.hidePopover?.();
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, []);

  const trigger = useRef<HTMLButtonElement>(null);
  // The open panel must not cover the focused element.
  const closeBehind = ({ relatedTarget }: FocusEvent<HTMLElement>): void => {
    const isBeyond = relatedTarget !== null && relatedTarget !== trigger.current;
    if (isBeyond && opened.current?.contains(relatedTarget) === false) opened.current.hidePopover?.();
  };

  return (
    <>
      <button ref={trigger} type="button" className={buttonClass} popoverTarget={id} onBlur={closeBehind}>
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
          if (role === 'dialog' && newState === 'open') scrollPanelIntoView(currentTarget);
        }}
      >
        {children}
      </div>
    </>
  );
};

/** Scrolls a panel that extends below the screen into view. */
const scrollPanelIntoView = (panel: HTMLElement): void => panel.scrollIntoView({ block: 'nearest' });
