/** Texts of the modal `Update your location` (specification, section 2). */
export const updateLocationTexts = {
  title: 'Update your location',
  lead: 'See the dealers who serve your home.',
  form: 'Your location',
  submit: 'Update location',
  close: 'Close',
  notACode: 'Enter a 5-digit US zip or a Canadian postal code.',
} as const;
