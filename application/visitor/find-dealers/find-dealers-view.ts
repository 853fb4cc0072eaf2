import type { Badge } from '../../../domain/dealer/badges.ts';
import type { DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import type { Star } from '../../../domain/dealer/rating.ts';
import type { Page } from '../../../domain/paging/page.ts';

export { addressOf, queryOf, searchOf, type DealerSearch } from '../../../domain/dealer/dealer-search.ts';
export { DEALERS_PER_PAGE, pageNumbers } from '../../../domain/paging/page.ts';

/** A dealer, ready to draw: every text final, every optional part null where the dealer lacks it. */
export interface DealerCard {
  readonly key: string;
  readonly name: string;
  /** Names over 24 characters are set tighter (specification, section 9). */
  readonly isLongName: boolean;
  readonly town: string | null;
  readonly distance: string | null;
  readonly isPreferred: boolean;
  readonly rating: {
    readonly average: number;
    readonly count: number;
    readonly text: string;
    readonly stars: ReadonlyArray<Star>;
  } | null;
  readonly phone: { readonly text: string; readonly address: string } | null;
  readonly badges: ReadonlyArray<{ readonly badge: Badge; readonly label: string }>;
  readonly website: string | null;
}

/** What a page of dealers shows (specification, sections 4 and 8). */
export type FindDealersView =
  | { readonly kind: 'idle'; readonly search: DealerSearch }
  | { readonly kind: 'searching'; readonly search: DealerSearch }
  | {
      readonly kind: 'found';
      readonly search: DealerSearch;
      /** The area searched, `Addison, TX 75001`. */
      readonly area: string;
      /** The day whose shuffle the list is in, `2026-11-20`. */
      readonly day: string;
      readonly page: Page<DealerCard>;
    }
  | { readonly kind: 'none'; readonly search: DealerSearch }
  | { readonly kind: 'too-many-requests'; readonly search: DealerSearch }
  | { readonly kind: 'failed'; readonly search: DealerSearch };

/** Whether a view may still change by itself: its page starts the application after load to settle it. */
export const isUnsettled = (view: FindDealersView): boolean =>
  view.kind === 'searching' || view.kind === 'too-many-requests' || view.kind === 'failed';
