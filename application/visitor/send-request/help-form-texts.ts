/** What stands around the forms of the home page (in the voice of the design language). */
export const helpFormTexts = {
  heading: 'How can we help?',
  lead: 'Two short steps, and a dealer near you calls within 24 to 48 hours. No account, no obligation.',
} as const;

export const newsletterTexts = {
  heading: 'Comfort, by mail',
  lead: 'Seasonal checks, rebates that open and close, and no more than one letter a month.',
} as const;
