/** The texts of the home page's hero other than its content; English only, as is the page. */
export const zipSearchTexts = {
  callInstead: 'Or call',
  closed: 'Our office is closed right now.',
  emergency: 'No heat or cooling right now?',
  aroundTheClock: 'See dealers who answer 24/7',
  drawing: 'A lit house at dusk, with air flowing through it from warm to cool',
} as const;
