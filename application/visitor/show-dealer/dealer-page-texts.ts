import type { Crumb } from '../read-page/breadcrumbs.ts';

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
