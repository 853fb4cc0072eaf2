import { NOT_CERTIFIED, type Dealer } from './dealer.ts';
import { speaks } from './spoken-languages.ts';

/** The dealer filters, named by what each checks (specification, sections 5 and 9), in the order in which they are offered. */
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

/** What a filter lets through: the type filter removes dealers who are no certified contractors, the others require a set value. */
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

/** Whether a dealer passes all of the filters. */
export const passes = (dealer: Dealer, filters: ReadonlyArray<DealerFilter>): boolean =>
  filters.every((filter) => PASSES[filter](dealer));

/** The filters with one toggled by its name, in the order in which they are offered. */
export const toggled = (
  filters: ReadonlyArray<DealerFilter>,
  name: DealerFilter,
): ReadonlyArray<DealerFilter> =>
  DEALER_FILTERS.filter((filter) => filters.includes(filter) !== (filter === name));

/** The filters that a list of names holds: unknown and repeated names are dropped. */
export const filtersNamed = (names: ReadonlyArray<string>): ReadonlyArray<DealerFilter> =>
  DEALER_FILTERS.filter((filter) => names.includes(filter));

/** What one of several filters costs: how many dealers it hides, and how many would be found without it. */
export interface FilterCost {
  readonly filter: DealerFilter;
  readonly hidden: number;
  readonly foundWithout: number;
}

/** The cost of each filter that hides a dealer at all, for a list on which together they leave nothing. */
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
