import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { maintenanceCategoryAt, remindersPath } from '../../../domain/help/maintenance.ts';
import type { MaintenanceRemindersAttributes } from './codec.ts';
import { maintenanceRemindersTexts } from './texts.ts';

/** The calendar file with the category's reminders, and the print button; null: the page has no maintenance tips. */
export const view = (_attributes: MaintenanceRemindersAttributes, { page }: ViewContext) => {
  const category = maintenanceCategoryAt(page.path);
  return category === null
    ? null
    : {
        /** The calendar file with the reminders of the page's category. */
        calendar: { text: maintenanceRemindersTexts.calendar, href: remindersPath(category) },
        print: maintenanceRemindersTexts.print,
      };
};

export type MaintenanceRemindersProps = NonNullable<ReturnType<typeof view>>;
