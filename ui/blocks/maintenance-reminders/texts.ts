/** The texts of a checklist's actions, only in English, as are the tips. */
export const maintenanceRemindersTexts = {
  calendar: 'Add reminders to my calendar (calendar file)',
  print: 'Print this checklist',
};
