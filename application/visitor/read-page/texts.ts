import { siteTextsIn } from './site-texts.ts';

export { areaServing } from './site-texts.ts';

/** What stands on every page, in English. */
export const siteTexts = siteTextsIn('en');

export const copyright = (brand: string, year: number): string => `© ${year} ${brand}`;

export const homeTexts = {
  eyebrow: 'Heating and cooling, close to home',
  headline: 'Warm tonight. Cool all summer.',
  lead: 'Enter your zip to see local dealers, what their customers say and the number to call.',
  callInstead: 'Or call',
  drawing: 'A lit house at dusk, with air flowing through it from warm to cool',
  stepsHeading: 'From no heat to a plan in three steps',
  steps: [
    {
      title: 'Tell us where',
      text: 'A US zip or a Canadian postal code is all it takes. No account, no sign-up.',
    },
    {
      title: 'See who is good',
      text: 'Compare ratings, certifications and distance. The badges say who answers around the clock.',
    },
    {
      title: 'Call the right number',
      text: 'Each dealer is listed with one number. It goes to the people who do the work.',
    },
  ],
} as const;

export const yourDealerTexts = {
  heading: 'Find your dealer',
  lead: 'Enter your zip or postal code, and we show the specialists who serve your street.',
} as const;

export const locatorTexts = {
  heading: 'Find a dealer',
  lead: 'Local heating and cooling specialists, with what their customers say about them.',
} as const;

export const notFoundTexts = {
  heading: 'We lost this page, not your comfort',
  lead: 'The address may have a typo, or the page has moved. Here is what most people look for:',
  backHome: 'Go to the home page',
} as const;

/** A page's title, as the browser's tab and search results show it. */
export const pageTitle = (subject: string, brand: string): string => `${subject} | ${brand}`;

export const descriptions = {
  home: (brand: string): string =>
    `Find a local ${brand} heating and cooling dealer by zip or postal code. See ratings, badges and the right number to call.`,
  findADealer: (brand: string): string =>
    `Search local ${brand} dealers by zip or postal code. Compare ratings, certifications and distance, then call.`,
  yourDealer: (brand: string): string =>
    `See which ${brand} heating and cooling specialists serve your zip or postal code, and how to reach them.`,
  notFound: (brand: string): string =>
    `This ${brand} page does not exist. Find a dealer or go to the home page.`,
} as const;
