import { buttonClass } from '../../components/button/button-class.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { PrintButton } from '../../components/print-button/print-button.tsx';
import styles from './maintenance-reminders.module.css';
import type { MaintenanceRemindersProps } from './view.ts';

/** What is done with a checklist next to ticking it off. On paper its page is the checklist alone. */
export const Block = ({ calendar, print }: MaintenanceRemindersProps) => (
  <div className={styles.actions} data-unprinted="">
    <a className={buttonClass('secondary')} href={calendar.href} download="">
      <Icon name="calendar" />
      {calendar.text}
    </a>
    <PrintButton>{print}</PrintButton>
  </div>
);
