import { badgeLabel } from '../find-dealers/card-texts.ts';
import type { InAnyLanguage } from '../dealer-texts/in-any-language.ts';

/** Texts of the dealer comparison (not in the specification; they follow the design language). */
export const compareDealersTexts = {
  heading: 'Compare dealers',
  lead: 'Ratings, badges, hours and distance of the dealers you picked, side by side.',
  description: (brand: string): string =>
    `Compare up to three local ${brand} heating and cooling dealers: ratings, badges, hours and distance.`,
  searching: 'Looking up the dealers you picked.',
  idle: {
    heading: 'Pick two or three dealers',
    text: 'Search your zip or postal code, then choose Compare on the dealers you want to see side by side.',
  },
  none: 'Dealers sometimes change the areas they serve. Go back to the list and pick from the dealers who serve yours now.',
  findADealer: 'Find a dealer',
  back: 'Back to the list',
  print: 'Print',
  remove: 'Remove',
  differs: 'Differences are in bold.',
  notListed: 'Not listed',
  yes: 'Yes',
  no: 'No',
  caption: (count: number, area: string): string =>
    `${count} ${count === 1 ? 'dealer' : 'dealers'} near ${area}`,
  /** Shown when some of the chosen dealers no longer serve the area. */
  missing: (missing: number, zipcode: string): string =>
    missing === 1
      ? `1 dealer you picked no longer serves ${zipcode} and is left out.`
      : `${missing} dealers you picked no longer serve ${zipcode} and are left out.`,
  /** Shown when none of them does. */
  noneServes: (zipcode: string): string => `None of the dealers you picked serves ${zipcode}`,
  badgeLabel,
  /** A rating, `4.5`. */
  decimal: (rating: number): string => rating.toFixed(1),
  counted: (count: number): string => count.toLocaleString('en-US'),
  groups: {
    reviews: 'What customers say',
    badges: 'Badges',
    place: 'Where to find them',
    hours: 'Business hours',
  },
  rows: {
    phone: 'Phone',
    rating: 'Rating',
    reviews: 'Reviews',
    distance: 'Distance',
    address: 'Address',
    website: 'Website',
    hours: 'Hours',
    contact: 'Get in touch',
  },
} as const;

export type CompareDealersTexts = InAnyLanguage<typeof compareDealersTexts>;
