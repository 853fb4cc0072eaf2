/** Texts of the links and buttons that contact a dealer (specification, sections 2 and 4; contract, section 5). */
export const askDealerTexts = {
  connect: 'Connect with Dealer',
  connected: 'Connected',
  waiting: 'Not sent yet',
  book: 'Book online',
  help: 'Contact Dealer',
  helpHeading: 'Not sure who to ask?',
  helpLead: 'Leave your details and a dealer near you will get in touch within 24 to 48 hours.',
  close: 'Close',
  dealer: 'Dealer',
  summary: 'Review your request',
} as const;
