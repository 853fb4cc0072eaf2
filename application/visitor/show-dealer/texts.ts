/** Texts of a dealer's page (contract, section 6; the rest follows the design language). */
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

/** Above the nearby dealers. */
export const nearbyHeading = (town: string): string => `Other dealers near ${town}`;

/** The map's accessible name; the page has the address as text. */
export const dealerMapText = (name: string): string => `Map with ${name} in the middle`;

/** For a dealer who left the program. */
export const removedLead = (town: string): string =>
  `The dealer who had this page has left our program. These dealers are near ${town}.`;

/** The same, without other dealers near the town. */
export const removedAlone =
  'The dealer who had this page has left our program. Search your area for another one.';

export const dealerTitle = (name: string, town: string): string => `${name}, ${town}`;

/** The page's meta description. */
export const dealerDescription = (name: string, town: string, rating: string | null): string =>
  [
    `${name} in ${town}: phone, hours, reviews and what they offer.`,
    ...(rating === null ? [] : [`Rated ${rating}.`]),
    'Call, send a request or book a visit.',
  ].join(' ');
