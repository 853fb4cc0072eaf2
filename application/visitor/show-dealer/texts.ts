/** What the page of a dealer says (contract, section 6; the rest in the voice of the design language). */
export const showDealerTexts = {
  badges: 'What this dealer offers',
  hours: 'Hours',
  address: 'Address',
  reviews: 'Latest reviews',
  allReviews: 'Read all reviews',
  share: 'Share this dealer',
  print: 'Print this page',
  spanish: 'Se habla español',
  french: 'Service en français',
  removedHeading: 'This dealer is no longer with us',
} as const;

/** Above the other dealers of a dealer's page. */
export const nearbyHeading = (town: string): string => `Other dealers near ${town}`;

/** The name of the map of a dealer; the page gives the address in words. */
export const dealerMapText = (name: string): string => `Map with ${name} in the middle`;

/** Where a dealer has left the program. */
export const removedLead = (town: string): string =>
  `The dealer who had this page has left our program. These dealers are near ${town}.`;

/** Where nobody else is known near the town. */
export const removedAlone =
  'The dealer who had this page has left our program. Search your area for another one.';

/** The title of a dealer's page. */
export const dealerTitle = (name: string, town: string): string => `${name}, ${town}`;

/** The description of a dealer's page, for search engines. */
export const dealerDescription = (name: string, town: string, rating: string | null): string =>
  [
    `${name} in ${town}: phone, hours, reviews and what they offer.`,
    ...(rating === null ? [] : [`Rated ${rating}.`]),
    'Call, send a request or book a visit.',
  ].join(' ');
