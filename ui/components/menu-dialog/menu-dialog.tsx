import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './menu-dialog.deferred.module.css';

/**
 * A button and the menu that it opens above the page: natively, so that it works before and without scripts, takes the focus, closes
 * on Escape and on a click next to it, and gives the focus back.
 */
export const MenuDialog = ({
  name,
  closeLabel,
  buttonClass,
  children,
}: {
  /** What the button says, and what the dialog is called. */
  name: string;
  closeLabel: string;
  /** The button's own style, and its position. */
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
