import { buttonClass } from '../../components/button/button-class.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { PrintButton } from '../../components/print-button/print-button.tsx';
import styles from './maintenance-reminders.module.css';
import type { MaintenanceRemindersProps } from './view.ts';

/** The actions of a checklist: calendar reminders and printing. In print, the page shows only the checklist. */
export const Block = ({ calendar, print }: MaintenanceRemindersProps) => (
  <div className={styles.actions} data-unprinted="">
    <a className={buttonClass('secondary')} href={calendar.href} download="">
      <Icon name="calendar" />
      {calendar.text}
    </a>
    <PrintButton>{print}</PrintButton>
  </div>
);
