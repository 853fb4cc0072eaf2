import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { maintenanceCategoryAt, remindersPath } from '../../../domain/help/maintenance.ts';
import type { MaintenanceRemindersAttributes } from './codec.ts';
import { maintenanceRemindersTexts } from './texts.ts';

export interface MaintenanceRemindersProps {
  /** The calendar file with the reminders of the page's category. */
  readonly calendar: { readonly text: string; readonly href: string };
  readonly print: string;
}

/** The calendar file with the category's reminders, and the print button; null: the page has no maintenance tips. */
export const view = (
  _attributes: MaintenanceRemindersAttributes,
  { page }: ViewContext,
): MaintenanceRemindersProps | null => {
  const category = maintenanceCategoryAt(page.path);
  return category === null
    ? null
    : {
        calendar: { text: maintenanceRemindersTexts.calendar, href: remindersPath(category) },
        print: maintenanceRemindersTexts.print,
      };
};
