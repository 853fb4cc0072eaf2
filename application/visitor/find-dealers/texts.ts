import type { Badge } from '../../../domain/dealer/badges.ts';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import type { Rating } from '../../../domain/dealer/rating.ts';
import type { Page } from '../../../domain/paging/page.ts';
import { CUSTOMER_SERVICE_HOURS } from '../../../domain/brand/hours.ts';

/** What a page of dealers says (specification, sections 2, 8 and 9; the rest in the voice of the design language). */
export const findDealersTexts = {
  zipLabel: 'Zip/Postal code',
  zipHint: 'US zip or Canadian postal code',
  submit: 'Find a dealer',
  searchForm: 'Find dealers near you',
  listName: 'Dealers near you',
  idle: 'Enter a zip or postal code, and the dealers who serve it appear here.',
  searching: 'Looking for dealers near you.',
  withoutScripts: 'This is taking longer than usual. Please search again.',
  tooManyRequests: {
    heading: "We're experiencing some technical issues on our end.",
    text: 'Please try again later.',
  },
  noneAdvice: 'Check that the zip or postal code is right, or expand your search to neighboring zips.',
  findMore: 'Find more dealers',
  previous: 'Previous',
  next: 'Next',
  pagesName: 'Pages of dealers',
  badgesName: 'Badges',
  callPrefix: 'Call',
  noPhone: 'No phone number listed',
  noReviews: 'No reviews yet',
  preferred: 'Preferred dealer',
  website: 'Visit website',
  tryAgain: 'Try again',
} as const;

export const NAMELESS_DEALER = 'Local dealer';

export const noneHeading = (zipcode: string): string => `We found 0 dealers servicing near ${zipcode}`;

export const noneCallUs = (phone: string): string => `Or call us at ${phone}, ${CUSTOMER_SERVICE_HOURS}.`;

export const countLine = ({ first, last, total }: Page<unknown>): string =>
  `Showing ${first}-${last} of ${total}`;

export const areaText = ({ city, state, zipcode }: DealerAnswer): string => {
  const town = [city, state].filter(Boolean).join(', ');
  return town === '' ? zipcode : `${town} ${zipcode}`;
};

export const foundHeading = (area: string): string => `Dealers near ${area}`;

export const distanceText = (miles: number): string => {
  const shown = miles < 10 ? miles.toFixed(1) : String(Math.round(miles));
  return shown === '1.0' ? '1 mile away' : `${shown} miles away`;
};

export const ratingText = ({ average, count }: Rating): string =>
  `${average.toFixed(1)} (${count.toLocaleString('en-US')} ${count === 1 ? 'review' : 'reviews'})`;

export const starsText = (average: number): string => `Rated ${average.toFixed(1)} out of 5`;

/** What opens the badges that do not stand openly, and what it is called. */
export const moreBadges = (hidden: number) => ({
  text: `+${hidden}`,
  label: `${hidden} more ${hidden === 1 ? 'badge' : 'badges'}`,
});

export const pageLabel = (number: number): string => `Page ${number}`;

const BADGE_LABELS: { readonly [badge in Badge]: string } = {
  'comfort-specialist': 'Comfort Specialist',
  'emergency-service': '24/7 Emergency Service',
  'nate-certified': 'NATE Certified',
  'charter-member': 'Charter Member',
  'remote-diagnostics': 'Remote Diagnostics',
  financing: 'Financing',
  leasing: 'Leasing',
};

export const badgeLabel = (badge: Badge): string => BADGE_LABELS[badge];
