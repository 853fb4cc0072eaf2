import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './menu-panel.deferred.module.css';

/**
 * A button and the panel of links that it opens below itself: natively, so that it works before and without scripts, and closes on
 * Escape and on a click outside.
 */
export const MenuPanel = ({
  name,
  buttonClass,
  children,
}: {
  /** The text of the button. */
  name: string;
  /** The button's own style. */
  buttonClass: string | undefined;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <>
      <button type="button" className={buttonClass} popoverTarget={id}>
        {name}
        <Icon name="chevron" size={20} />
      </button>
      <div id={id} className={styles.panel} popover="auto">
        {children}
      </div>
    </>
  );
};
