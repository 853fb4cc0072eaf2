/** The part of the home page for price requests. Links to it preselect the topic. */
export const PRICING = { id: 'help-pricing', topic: 'pricing' } as const;

/** Texts around the home page's forms (these follow the design language). */
export const helpFormTexts = {
  heading: 'How can we help?',
  lead: 'Two short steps and a dealer near you will call within 24 to 48 hours. No account, no obligation.',
  call: 'Prefer to talk to someone? Call us toll-free at',
} as const;

export const newsletterTexts = {
  heading: 'Comfort tips by email',
  lead: 'Seasonal checklists, new and ending rebates, at most one email a month.',
} as const;
