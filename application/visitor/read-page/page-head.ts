import type { Season } from '../../../domain/brand/season.ts';
import type { BlockSite } from '../../../domain/content/blocks/block-view.ts';
import type { PageAlternate } from '../../../domain/content/links/page-alternates.ts';
import type { OtherLanguage } from '../../../domain/content/site-language.ts';

/** What a page announces to browsers, search engines and people who share it. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path and query of the page's one true address; null where there is none. */
  readonly canonicalPath: string | null;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  /** The picture that represents the page when it is shared; the site's own without it. */
  readonly image?: string;
  /** The language of the page; English without it. */
  readonly language?: OtherLanguage;
  /** The page in all of its languages; left out where it has only one. */
  readonly alternates?: ReadonlyArray<PageAlternate>;
  /** JSON-LD objects of schema.org. */
  readonly structuredData: ReadonlyArray<object>;
}

/** What all pages know of the site that they belong to. */
export interface SiteFacts extends BlockSite {
  /** Whether dealers and reviews are made up. */
  readonly isSample: boolean;
  /** Whether there are pages that list dealers by place: of our own records alone. */
  readonly listsDealers?: boolean;
  /** Whether the default number is answered now. */
  readonly isOfficeOpen: boolean;
  /** Whether it is evening, night or weekend, when the site offers who answers around the clock. */
  readonly isAfterHours: boolean;
  /** The season that the drawings show. */
  readonly season: Season;
  /** The first and the last day on which a dealer's visit may be wished for, `2026-11-20`. */
  readonly bookableDays: { readonly today: string; readonly first: string; readonly last: string };
  /** The tag manager that may measure visits, with consent; null: visits are not measured, and visitors are not asked. */
  readonly tagManagerId?: string;
  /** Whether dealers can be shown on a street map. */
  readonly hasStreetMaps?: true;
  /** The year of the copyright line. */
  readonly year: number;
}
