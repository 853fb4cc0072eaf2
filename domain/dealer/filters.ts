/**
 * The dealer filters, named by the field they check (specification, sections 5 and 9), in display order. Their conditions
 * are in `filter-conditions.ts`.
 */
export const DEALER_FILTERS = [
  'dealerType',
  'emergencyService',
  'nateCertified',
  'nexiaDealerDiagnostics',
  'showFinancing',
  'charterMemberDate',
  'spanish',
  'french',
] as const;
export type DealerFilter = (typeof DEALER_FILTERS)[number];

/** Toggles one filter; the result is in display order. */
export const toggled = (
  filters: ReadonlyArray<DealerFilter>,
  name: DealerFilter,
): ReadonlyArray<DealerFilter> =>
  DEALER_FILTERS.filter((filter) => filters.includes(filter) !== (filter === name));

/** The filters with these names. Unknown and repeated names are dropped. */
export const filtersNamed = (names: ReadonlyArray<string>): ReadonlyArray<DealerFilter> =>
  DEALER_FILTERS.filter((filter) => names.includes(filter));
