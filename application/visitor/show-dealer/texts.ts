import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { notFoundTexts, unavailableTexts } from '../read-page/missing-page-texts.ts';
import { siteTextsIn } from '../read-page/site-texts.ts';
import { keepSavedTexts } from '../keep-saved/texts.ts';
import { readReviewsTexts } from '../read-reviews/texts.ts';
import type { DealerPageTexts } from './dealer-page-texts.ts';
import { frenchDealerPage } from './french-texts.ts';
import { spanishDealerPage } from './spanish-texts.ts';

/** Says that a dealer speaks a language, in that language. */
export const SPOKEN = { es: 'Se habla español', fr: 'Service en français' } as const;

export const dealerTitle = (name: string, town: string): string => `${name}, ${town}`;

const { save, isSaved, refused } = keepSavedTexts;

const english: DealerPageTexts = {
  words: {
    badges: 'What this dealer offers',
    reviews: 'Latest reviews',
    allReviews: 'Read all reviews',
    response: readReviewsTexts.response,
    share: 'Share this dealer',
    print: 'Print this page',
    save,
    isSaved,
    refused,
  },
  nearbyHeading: (place) => `Other dealers near ${place}`,
  mapText: (name) => `Map with ${name} in the middle`,
  above: null,
  description: (name, town, rating) =>
    [
      `${name} in ${town}: phone, hours, reviews and what they offer.`,
      ...(rating === null ? [] : [`Rated ${rating}.`]),
      'Call, send a request or book a visit.',
    ].join(' '),
  removedHeading: 'This dealer is no longer with us',
  removedLead: (town) =>
    town === null
      ? 'The dealer who had this page has left our program. Search your area for another one.'
      : `The dealer who had this page has left our program. These dealers are near ${town}.`,
  moved: notFoundTexts.moved,
  missing: {
    heading: notFoundTexts.heading,
    lead: notFoundTexts.lead,
    callUs: `${siteTextsIn('en').callUs}:`,
    backHome: notFoundTexts.backHome,
  },
  unavailable: unavailableTexts,
};

export const DEALER_PAGE_TEXTS: { readonly [language in SiteLanguage]: DealerPageTexts } = {
  en: english,
  es: spanishDealerPage,
  fr: frenchDealerPage,
};
