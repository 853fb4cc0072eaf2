import type { CompareDealersView } from '../../application/visitor/compare-dealers/compare-dealers-view.ts';
import type { FindDealersView } from '../../application/visitor/find-dealers/find-dealers-view.ts';
import type { SiteFacts } from '../../application/visitor/read-page/page-head.ts';

/** What the server's html hands to the application that starts in it, as JSON in the page. */
export interface PageData {
  readonly site: SiteFacts;
  /** On pages that use dealers. */
  readonly dealers: {
    /** Where the browser searches dealers: on its own origin. */
    readonly searchAddress: string;
    /** The routing group of this environment; null: each dealer's own. */
    readonly callRoutingGroup: string | null;
    readonly view: FindDealersView;
    readonly comparison: CompareDealersView;
  } | null;
}

export const PAGE_DATA_ID = 'page-data';
