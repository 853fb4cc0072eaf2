import type { FindDealersView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';

/** Whether there is something to filter: dealers that are listed or looked for, or filters to uncheck. */
export const offersFilters = ({ kind, search }: Pick<FindDealersView, 'kind' | 'search'>): boolean =>
  kind === 'searching' || kind === 'found' || (kind === 'none' && search.filters.length > 0);
