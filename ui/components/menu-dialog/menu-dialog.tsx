import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './menu-dialog.deferred.module.css';

/**
 * A button that opens a menu above the page. The native popover works before and without scripts, takes the focus, closes on Escape
 * or an outside click, and returns the focus.
 */
export const MenuDialog = ({
  name,
  closeLabel,
  buttonClass,
  children,
}: {
  /** The button's text and the dialog's accessible name. */
  name: string;
  closeLabel: string;
  /** The class that styles and places the button. */
  buttonClass: string | undefined;
  children: ReactNode;
}) => {
  const id = useId();
  const nameId = useId();
  return (
    <>
      <button type="button" className={buttonClass} popoverTarget={id} aria-haspopup="dialog">
        <Icon name="menu" size={24} />
        {name}
      </button>
      <dialog id={id} className={styles.menu} popover="auto" aria-labelledby={nameId}>
        <div className={styles.head}>
          <p id={nameId} className={styles.name}>
            {name}
          </p>
          <button
            type="button"
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
};
