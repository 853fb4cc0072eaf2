import type { FindDealersView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';

/** Whether to offer filters: during a search, with results, or without results while filters are on. */
export const offersFilters = ({ kind, search }: Pick<FindDealersView, 'kind' | 'search'>): boolean =>
  kind === 'searching' || kind === 'found' || (kind === 'none' && search.filters.length > 0);
