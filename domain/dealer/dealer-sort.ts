/** The sort orders, in display order (contract, section 7: sorting). */
export const DEALER_SORTS = ['recommended', 'nearest', 'open', 'rating'] as const;
export type DealerSort = (typeof DEALER_SORTS)[number];

/** The service's order. It isn't written into addresses. */
export const DEFAULT_SORT: DealerSort = 'recommended';

/** The sort order with a name; the default when it is unknown or null. */
export const sortNamed = (name: string | null): DealerSort =>
  DEALER_SORTS.find((sort) => sort === name) ?? DEFAULT_SORT;
