/** Texts of the zip box, which many pages without dealers have. */
export const zipTexts = {
  zipLabel: 'Zip/Postal code',
  zipHint: 'US or Canada',
  aroundTheClockHint: 'US or Canada. You’ll see dealers who answer 24/7.',
  zipExamples: 'Enter 5 digits, like 60601, or a postal code, like M5V 3L9.',
  submit: 'Find a dealer',
  submitted: 'Searching…',
  searchForm: 'Find dealers near you',
  offline: 'You seem to be offline. Try again when you’re back.',
} as const;
