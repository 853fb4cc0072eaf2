import type { Review } from '../../../domain/review/review.ts';

/** The open reviews dialog. */
export interface OpenReviews {
  readonly title: string;
  readonly reviews: ReadonlyArray<{ readonly author: string; readonly says: ReadonlyArray<string> }>;
  readonly canSeeMore: boolean;
}

/** Reading customers' reviews. */
export interface ReviewsPart {
  readonly serve: (companyId: number, reviews: ReadonlyArray<Review>) => Promise<void>;
  readonly failOnce: () => Promise<void>;
  readonly read: (dealer: string) => Promise<void>;
  readonly seeMore: () => Promise<void>;
}

/** The home page's heading with the number of dealers, and the reviews that it shows. */
export interface LocalDealers {
  readonly heading: string;
  readonly reviews: ReadonlyArray<readonly [customer: string, review: string, dealer: string]>;
}

/** The device's answer when it is asked for its location. */
export type DevicePlace = 'near 55401' | 'on another continent' | 'refuses' | 'unknown';

/** Changing the area. */
export interface LocationPart {
  readonly device: (place: DevicePlace) => Promise<void>;
  /** `button`: the name of a button on the page; by default, the header's. */
  readonly begin: (button?: string) => Promise<void>;
  readonly enter: (typed: string) => Promise<void>;
  readonly useMine: () => Promise<void>;
  /** How often the device was asked for its location. */
  readonly timesAsked: () => Promise<number>;
}

/** The dealer comparison: each dealer's values, by row name. */
export type Comparison = ReadonlyArray<{
  readonly name: string;
  readonly says: Readonly<Record<string, string>>;
}>;

/** Comparing dealers. */
export interface ComparisonPart {
  readonly pick: (dealer: string) => Promise<void>;
}

export type ScreenSize = 'desktop' | 'tablet' | 'phone';

/** The dealer slider. */
export interface SliderPart {
  readonly useScreen: (room: ScreenSize) => Promise<void>;
  readonly slide: (to: 'next' | 'last') => Promise<void>;
  readonly canSlide: (to: 'previous' | 'next') => Promise<boolean>;
  /** The names of the visible dealers. */
  readonly inViewWhen: (matches: (names: ReadonlyArray<string>) => boolean) => Promise<ReadonlyArray<string>>;
}

/** How a visitor arrives at the site. */
export interface Arrival {
  /** The query of the address, without its question mark. */
  readonly query: string;
  /** The address of the previous page; empty if there is none. */
  readonly referrer: string;
}

/** How visitors arrive, and the phone numbers that they see. */
export interface CallsPart {
  readonly arriveBy: (arrival: Arrival) => Promise<void>;
  readonly comeBackAfter: (days: number) => Promise<void>;
  readonly serveRoute: (pool: string, group: string, number: string, isSlow: boolean) => Promise<void>;
  readonly answerRoutes: () => Promise<void>;
  /** How many calls were routed. */
  readonly timesRouted: () => Promise<number>;
}

/** A sticky call to action on a page that opens at the top. */
export interface StickyPart {
  readonly scrollTo: (where: 'the top' | 'its place' | 'the end') => Promise<void>;
  /** Where the call to action is: in its place on the page, or at the bottom of the screen. */
  readonly positionWhen: (matches: (stands: 'place' | 'foot') => boolean) => Promise<'place' | 'foot'>;
}
