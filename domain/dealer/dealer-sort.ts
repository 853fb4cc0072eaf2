/** The orders in which a visitor may see dealers, in the order in which they are offered (contract, section 7: sorting). */
export const DEALER_SORTS = ['recommended', 'nearest', 'open', 'rating'] as const;
export type DealerSort = (typeof DEALER_SORTS)[number];

/** The order of the service, which an address does not name. */
export const DEFAULT_SORT: DealerSort = 'recommended';

/** The order that an address names; an unknown name, or none, is the default. */
export const sortNamed = (name: string | null): DealerSort =>
  DEALER_SORTS.find((sort) => sort === name) ?? DEFAULT_SORT;
