import type { Season } from '../../../domain/brand/season.ts';
import type { BlockSite } from '../../../domain/content/blocks/block-view.ts';
import type { PageAlternate } from '../../../domain/content/links/page-alternates.ts';
import type { OtherLanguage } from '../../../domain/content/site-language.ts';

/** The head data of a page, for browsers, search engines and link previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path and query of the canonical address; null without one. */
  readonly canonicalPath: string | null;
  /** Whether search engines may index the page. */
  readonly isListed: boolean;
  /** The social sharing image; the site's own by default. */
  readonly image?: string;
  /** The page's language; English by default. */
  readonly language?: OtherLanguage;
  /** The page in all its languages; absent when it has only one. */
  readonly alternates?: ReadonlyArray<PageAlternate>;
  /** JSON-LD objects with schema.org types. */
  readonly structuredData: ReadonlyArray<object>;
}

/** Facts about the site that all pages need. */
export interface SiteFacts extends BlockSite {
  readonly isSample: boolean;
  /** Whether the site has pages of dealers by place. They exist only with our own dealer records. */
  readonly listsDealers?: boolean;
  readonly isOfficeOpen: boolean;
  /** Whether it is evening, night or weekend, when the site offers 24/7 dealers. */
  readonly isAfterHours: boolean;
  /** The season of the illustrations. */
  readonly season: Season;
  /** Today, and the first and last day for booking a visit, as ISO dates. */
  readonly bookableDays: { readonly today: string; readonly first: string; readonly last: string };
  /** The tag manager for analytics, used with consent. Without it there is no analytics and no consent banner. */
  readonly tagManagerId?: string;
  /** Whether street maps are configured. */
  readonly hasStreetMaps?: true;
  readonly year: number;
}
