import type { FindDealersView } from '../../application/visitor/find-dealers/find-dealers-view.ts';
import type { SiteFacts } from '../../application/visitor/read-page/page-head.ts';

/** What the server's html hands to the application that starts in it, as JSON in the page. */
export interface PageData {
  readonly site: SiteFacts;
  /** Where the browser searches dealers: on its own origin. */
  readonly dealerSearchAddress: string;
  readonly findDealers: FindDealersView;
}

export const PAGE_DATA_ID = 'page-data';
