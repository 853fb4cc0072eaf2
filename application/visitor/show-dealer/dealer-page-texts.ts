import type { Crumb } from '../read-page/breadcrumbs.ts';

/** Texts of a dealer's page in its language. Part of the page's data, so that browsers don't load the other languages. */
export interface DealerPageWords {
  readonly badges: string;
  readonly reviews: string;
  readonly allReviews: string;
  /** Above the dealer's response to a review. */
  readonly response: string;
  readonly share: string;
  readonly print: string;
  readonly save: string;
  /** The text of the link to the saved pages, which are listed in English only. */
  readonly isSaved: string;
  readonly refused: string;
}

/** Texts of a page that shows no dealer. */
export interface NoDealerWords {
  readonly heading: string;
  readonly lead: string;
}

/** Texts for a dealer address without a page. */
export interface NoPageWords extends NoDealerWords {
  /** Before the site's phone number. */
  readonly callUs: string;
  readonly backHome: string;
}

/** Texts of a dealer's page in one language (contract, section 6; the rest follows the design language). */
export interface DealerPageTexts {
  readonly words: DealerPageWords;
  /** Above the other dealers. `place`: a town, or a postal code. */
  readonly nearbyHeading: (place: string) => string;
  /** The accessible name of the map image. The page also has the address as text. */
  readonly mapText: (name: string) => string;
  /** The breadcrumb above the dealer's page; null in English, which has the lists by place there. */
  readonly above: Crumb | null;
  /** The meta description. */
  readonly description: (name: string, town: string, rating: string | null) => string;
  readonly removedHeading: string;
  /** Shown when the dealer has left the program. `town` is null when there are no other dealers to show. */
  readonly removedLead: (town: string | null) => string;
  readonly moved: string;
  readonly missing: NoPageWords;
  readonly unavailable: NoDealerWords;
}
