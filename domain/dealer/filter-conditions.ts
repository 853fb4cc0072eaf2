import { answersEmergencies } from './dealer-calendar.ts';
import { NOT_CERTIFIED, type Dealer } from './dealer.ts';
import { toggled, type DealerFilter } from './filters.ts';
import { speaks } from './spoken-languages.ts';

/** The condition of each filter. The type filter removes dealers that aren't certified contractors; the others require a value. */
const PASSES: { readonly [filter in DealerFilter]: (dealer: Dealer) => boolean } = {
  dealerType: ({ dealerType }) => dealerType !== NOT_CERTIFIED,
  emergencyService: answersEmergencies,
  nateCertified: ({ nateCertified }) => nateCertified === true,
  nexiaDealerDiagnostics: ({ nexiaDealerDiagnostics }) => nexiaDealerDiagnostics === true,
  showFinancing: ({ showFinancing }) => showFinancing === true,
  charterMemberDate: ({ charterMemberDate = '' }) => charterMemberDate.trim() !== '',
  spanish: (dealer) => speaks(dealer, 'es'),
  french: (dealer) => speaks(dealer, 'fr'),
};

export const passes = (dealer: Dealer, filters: ReadonlyArray<DealerFilter>): boolean =>
  filters.every((filter) => PASSES[filter](dealer));

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
