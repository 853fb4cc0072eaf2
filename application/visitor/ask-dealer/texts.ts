import { shownCode } from '../../../domain/postal-code/normal-code.ts';

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
  chooseDealer: 'Choose a dealer',
  summary: 'Review your request',
} as const;

/** Shown with the choice of dealers when the dealer in the page's address isn't in the area's list, but can still be asked. */
export const outsideArea = (name: string, zip: string): string =>
  `${name} isn’t in our list for ${shownCode(zip)}. You can still ask them, or choose another dealer.`;

/** Shown with the choice of dealers when the dealer in the page's address isn't in our lists. */
export const notListed = (zip: string): string =>
  `The dealer in your link isn’t in our list for ${shownCode(zip)}. Please choose who gets your request.`;
