/** What the first view of the first page says in addition to its content, in English as that page. */
export const zipSearchTexts = {
  callInstead: 'Or call',
  closed: 'Our office is closed right now.',
  emergency: 'No heat or cooling right now?',
  aroundTheClock: 'See dealers who answer 24/7',
  drawing: 'A lit house at dusk, with air flowing through it from warm to cool',
} as const;
