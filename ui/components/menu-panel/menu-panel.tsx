import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './menu-panel.deferred.module.css';

/**
 * A button that opens a panel of links below it. The native popover works before and without scripts, and closes on Escape or an
 * outside click.
 */
export const MenuPanel = ({
  name,
  buttonClass,
  children,
}: {
  name: string;
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
