/** Texts of the contact form on the rebates block (specification, sections 2, 4 and 8). */
export const askAboutRebatesTexts = {
  heading: 'Talk to a local dealer about rebates',
  lead: 'Leave your details and a local dealer will contact you within 24 to 48 hours.',
  leadWithPrograms:
    'Leave your details and a local dealer will contact you within 24 to 48 hours. We’ll tell them which programs you saw.',
  open: 'Contact a dealer',
  congrats: 'Congrats!',
  received: 'Sit back and relax—your local RunTru dealer has received your request.',
  expect: "Here's what to expect now:",
  steps: [
    'Your dealer reaches out to schedule an in-home visit.',
    'You receive a quote for your new system.',
    'Once confirmed, installation is scheduled.',
  ],
  reference: 'Your reference: ',
  others: 'Other dealers near you',
} as const;

/** The page about tax credits. */
export const TAX_CREDITS_PATH = '/resources/tax-credits/';
