import { NOT_CERTIFIED, type Dealer } from './dealer.ts';
import { speaks } from './spoken-languages.ts';

/** The dealer filters, named by the field they check (specification, sections 5 and 9), in display order. */
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

/** The condition of each filter. The type filter removes dealers that aren't certified contractors; the others require a value. */
const PASSES: { readonly [filter in DealerFilter]: (dealer: Dealer) => boolean } = {
  dealerType: ({ dealerType }) => dealerType !== NOT_CERTIFIED,
  emergencyService: ({ emergencyService }) => emergencyService === true,
  nateCertified: ({ nateCertified }) => nateCertified === true,
  nexiaDealerDiagnostics: ({ nexiaDealerDiagnostics }) => nexiaDealerDiagnostics === true,
  showFinancing: ({ showFinancing }) => showFinancing === true,
  charterMemberDate: ({ charterMemberDate = '' }) => charterMemberDate.trim() !== '',
  spanish: (dealer) => speaks(dealer, 'es'),
  french: (dealer) => speaks(dealer, 'fr'),
};

export const passes = (dealer: Dealer, filters: ReadonlyArray<DealerFilter>): boolean =>
  filters.every((filter) => PASSES[filter](dealer));

/** Toggles one filter; the result is in display order. */
export const toggled = (
  filters: ReadonlyArray<DealerFilter>,
  name: DealerFilter,
): ReadonlyArray<DealerFilter> =>
  DEALER_FILTERS.filter((filter) => filters.includes(filter) !== (filter === name));

/** The filters with these names. Unknown and repeated names are dropped. */
export const filtersNamed = (names: ReadonlyArray<string>): ReadonlyArray<DealerFilter> =>
  DEALER_FILTERS.filter((filter) => names.includes(filter));

/** How many dealers a filter hides, and how many dealers the search finds without it. */
export interface FilterCost {
  readonly filter: DealerFilter;
  readonly hidden: number;
  readonly foundWithout: number;
}

/** The cost of each filter that hides dealers, for a search without results. */
export const costsOf = (
  dealers: ReadonlyArray<Dealer>,
  filters: ReadonlyArray<DealerFilter>,
): ReadonlyArray<FilterCost> =>
  filters
    .map((filter) => ({
      filter,
      hidden: dealers.filter((dealer) => !PASSES[filter](dealer)).length,
      foundWithout: dealers.filter((dealer) => passes(dealer, toggled(filters, filter))).length,
    }))
    .filter(({ hidden }) => hidden > 0);
