/** What the actions of a checklist are called. The tips are English. */
export const maintenanceRemindersTexts = {
  calendar: 'Add reminders to my calendar (calendar file)',
  print: 'Print this checklist',
};
