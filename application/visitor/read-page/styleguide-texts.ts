/** What stands on the page that shows the parts which have no page of their own (contract, section 4). */
export const styleguideTexts = {
  heading: 'Style guide',
  lead: 'Parts of the site that stand inside other pages, each by itself.',
  dealerForm: 'Dealer form in steps',
  newsletter: 'Newsletter signup',
  description: (brand: string): string => `The parts that ${brand} pages are made of.`,
} as const;
