import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { notFoundTexts, unavailableTexts } from '../read-page/missing-page-texts.ts';
import { siteTextsIn } from '../read-page/site-texts.ts';
import { keepSavedTexts } from '../keep-saved/texts.ts';
import type { Crumb } from '../read-page/breadcrumbs.ts';
import { readReviewsTexts } from '../read-reviews/texts.ts';
import { frenchDealerPage } from './french-texts.ts';
import { spanishDealerPage } from './spanish-texts.ts';

/** The words of a dealer's page in one language, as the browser is handed them: those of other languages do not travel. */
export interface DealerPageWords {
  readonly badges: string;
  readonly reviews: string;
  readonly allReviews: string;
  /** Above what the dealer answered to a customer. */
  readonly response: string;
  readonly share: string;
  readonly print: string;
  readonly save: string;
  /** The link to all that is saved, whose page is English. */
  readonly isSaved: string;
  readonly refused: string;
}

/** The words of a page that shows no dealer. */
export interface NoDealerWords {
  readonly heading: string;
  readonly lead: string;
}

/** The words of a page that is none. */
export interface NoPageWords extends NoDealerWords {
  /** Before our number. */
  readonly callUs: string;
  readonly backHome: string;
}

/** What the page of a dealer says in one language (contract, section 6; the rest in the voice of the design language). */
export interface DealerPageTexts {
  readonly words: DealerPageWords;
  /** Above the other dealers. `place`: a town, or a postal code. */
  readonly nearbyHeading: (place: string) => string;
  /** The name of the map of a dealer; the page gives the address in words. */
  readonly mapText: (name: string) => string;
  /** The page above that of a dealer; null: lists by place are, which are in English alone. */
  readonly above: Crumb | null;
  /** For search engines. */
  readonly description: (name: string, town: string, rating: string | null) => string;
  readonly removedHeading: string;
  /** Where a dealer has left the program; null: nobody else is known near the town. */
  readonly removedLead: (town: string | null) => string;
  readonly moved: string;
  readonly missing: NoPageWords;
  readonly unavailable: NoDealerWords;
}

/** What dealers speak, each in its own language. */
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
    ...{ save, isSaved, refused },
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
