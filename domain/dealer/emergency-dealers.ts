import type { DealerSearch } from './dealer-search.ts';
import { inSortOrder } from './dealers-in-order.ts';
import { passes } from './filter-conditions.ts';
import type { Dealer } from './dealer.ts';

/** How many dealers to call are shown. On a phone, two of them fit the first screen. */
const MAX_CALLED = 3;

/** Whether a search is that of the emergency links: dealers who answer 24/7, nearest first (contract, section 7: sorting). */
export const isUrgent = ({ filters, sort }: DealerSearch): boolean =>
  filters.includes('emergencyService') && sort === 'nearest';

/** The nearest of the dealers who answer emergencies at any hour. Each of them has a number. */
export const emergencyDealers = (dealers: ReadonlyArray<Dealer>): ReadonlyArray<Dealer> =>
  // Distances alone decide, so the instant doesn't matter.
  inSortOrder(
    dealers.filter((dealer) => passes(dealer, ['emergencyService'])),
    'nearest',
    0,
  ).slice(0, MAX_CALLED);
