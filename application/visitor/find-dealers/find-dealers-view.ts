import type { DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import type { Page } from '../../../domain/paging/page.ts';
import type { DealerCard } from './dealer-card.ts';

export {
  addressOf,
  queryOf,
  searchNear,
  searchOf,
  type DealerSearch,
} from '../../../domain/dealer/dealer-search.ts';
export { withComparedToggled } from '../../../domain/dealer/search-steps.ts';
export { DEALER_FILTERS, filtersNamed, type DealerFilter } from '../../../domain/dealer/filters.ts';
export { DEALERS_PER_PAGE, pageNumbers } from '../../../domain/paging/page.ts';
export type { DealerCard } from './dealer-card.ts';

/** What a filter costs where filters leave nothing, and the search that undoes it. */
export interface FilterExplained {
  readonly text: string;
  readonly undo: { readonly text: string; readonly search: DealerSearch };
}

/** Why a list is empty, and where the nearest dealers beyond it are. */
export interface NoResultsReason {
  /** How many dealers serve the area, filters aside; null when nobody has answered. */
  readonly total: number | null;
  readonly filters: ReadonlyArray<FilterExplained>;
  readonly nearest: ReadonlyArray<DealerCard>;
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
      /** The dealers picked for a comparison, those of other pages too. */
      readonly compared: ReadonlyArray<{ readonly companyId: number; readonly name: string }>;
    }
  | { readonly kind: 'none'; readonly search: DealerSearch; readonly why: NoResultsReason }
  | { readonly kind: 'too-many-requests'; readonly search: DealerSearch }
  | { readonly kind: 'failed'; readonly search: DealerSearch };

/** An empty list of which nothing more is known. */
export const NO_REASON: NoResultsReason = { total: null, filters: [], nearest: [] };

/** Whether a view may still change by itself: its page starts the application after load to settle it. */
export const isUnsettled = (view: FindDealersView): boolean =>
  view.kind === 'searching' || view.kind === 'too-many-requests' || view.kind === 'failed';
